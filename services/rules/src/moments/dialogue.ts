import { holds } from '../conditions.ts';
import { openingLines, spoken } from '../lines.ts';
import type { MomentOf } from '../release/moment.ts';
import { withFacts } from '../situation.ts';
import type { PlayedMoment, SpokenLine } from '../types.ts';
import { type Hearing, type HearingData, hear, NOTHING_HEARD, prospectOf } from './hearing.ts';
import { dataIn, type MomentRules, type Step, step, type Turn, transitionsOf } from './rules.ts';

type Dialogue = MomentOf<'dialogue'>;

interface DialogueData extends HearingData {
  readonly points: number;
}
const NOTHING_SAID: DialogueData = { ...NOTHING_HEARD, points: 0 };

/** The player talks toward a goal. */
export const dialogueRules: MomentRules<Dialogue> = {
  open: (turn) => step({ data: NOTHING_SAID, say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  progress: (moment, played) => progressOf(moment, dataOf(played)),
  prospect: (here) => prospectOf(here, here.moment),
};

function answer(turn: Turn<Dialogue>): Step {
  const before = dataOf(turn.played);
  const heard = hear(turn, turn.moment, before);
  const { heard: ids, perfects } = heard.data;
  const data = { heard: ids, perfects, points: before.points + pointsOf(turn, heard) };
  const outcome = outcomeOf(turn, data);
  return step({
    data,
    say: linesAfter(withFacts(turn, heard.facts), { data, outcome, isNew: heard.fresh.length > 0 }),
    outcome,
    perfect: heard.perfect?.id ?? null,
    facts: heard.facts,
    goal: outcome === 'success' ? 1 : progressOf(turn.moment, data) / 100,
    verdict: { newFacets: heard.fresh.map((facet) => facet.id), heardBefore: heard.again },
  });
}

/** At the goal it has succeeded; else it has failed when patience is out. */
function outcomeOf(turn: Turn<Dialogue>, data: DialogueData): Step['outcome'] {
  if (data.points >= turn.moment.points && !misses(turn.moment, data)) return 'success';
  return turn.played.turns + 1 >= turn.moment.patience ? 'failure' : null;
}

function linesAfter(
  turn: Turn<Dialogue>,
  after: { data: DialogueData; outcome: Step['outcome']; isNew: boolean },
): SpokenLine[] {
  const { moment } = turn;
  if (after.outcome) return spoken(moment[after.outcome], turn);
  if (after.data.points < moment.points || !after.isNew) return [];
  const near = moment.near.find((each) => each.missing.every((id) => !after.data.heard.includes(id)));
  return near ? spoken(near.lines, turn) : [];
}

function pointsOf(turn: Turn<Dialogue>, heard: Hearing): number {
  return heard.fresh.reduce((sum, { points, bonus }) => {
    return sum + points + (bonus && holds(bonus.when, turn) ? bonus.points : 0);
  }, 0);
}

function misses(moment: Dialogue, { heard }: DialogueData): boolean {
  return (
    moment.needs.some((id) => !heard.includes(id)) ||
    moment.needsOneOf.some((group) => !group.some((id) => heard.includes(id)))
  );
}

function progressOf(moment: Dialogue, data: DialogueData): number {
  return Math.max(0, Math.min(100, Math.floor((100 * data.points) / moment.points)));
}

function dataOf(played: PlayedMoment): DialogueData {
  return dataIn(played, NOTHING_SAID);
}
