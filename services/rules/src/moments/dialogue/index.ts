import {
  expectationsOf,
  type FacetData,
  type FacetMatch,
  matchFacets,
  NO_FACETS,
} from '../../answers/facet-match.ts';
import { holds } from '../../conditions.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { withFacts } from '../../situation.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type Turn } from '../../turn.ts';
import type { PlayedMoment, SpokenLine } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

type Dialogue = MomentOf<'dialogue'>;

interface DialogueData extends FacetData {
  readonly points: number;
}
const NOTHING_SAID: DialogueData = { ...NO_FACETS, points: 0 };

/** The player talks toward a goal. */
export const dialogueRules: MomentRules<Dialogue> = {
  open: (turn) => step({ data: NOTHING_SAID, say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  facets: (moment) => moment.facets,
  progress: (moment, played) => progressOf(moment, dataOf(played)),
  expectations: (here) => expectationsOf(here, here.moment),
};

function answer(turn: Turn<Dialogue>): Step {
  const before = dataOf(turn.played);
  const match = matchFacets(turn, turn.moment, before);
  const { heard: ids, perfects } = match.data;
  const data = { heard: ids, perfects, points: before.points + pointsOf(turn, match) };
  const outcome = outcomeOf(turn, data);
  return step({
    data,
    say: linesAfter(withFacts(turn, match.facts), { data, outcome, isNew: match.fresh.length > 0 }),
    outcome,
    perfect: match.perfect?.id ?? null,
    facts: match.facts,
    goal: outcome === 'success' ? 1 : progressOf(turn.moment, data) / 100,
    verdict: { newFacets: match.fresh.map((facet) => facet.id), heardBefore: match.again },
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

function pointsOf(turn: Turn<Dialogue>, match: FacetMatch): number {
  return match.fresh.reduce((sum, { points, bonus }) => {
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
