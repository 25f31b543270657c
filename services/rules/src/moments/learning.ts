import { openingLines, spoken } from '../lines.ts';
import type { MomentOf } from '../release/moment.ts';
import { withFacts } from '../situation.ts';
import type { PlayedMoment } from '../types.ts';
import { type Hearing, type HearingData, hear, NOTHING_HEARD, openFacets, prospectOf } from './hearing.ts';
import { dataIn, type MomentRules, type Step, step, type Turn, transitionsOf } from './rules.ts';

type Learning = MomentOf<'learning'>;

/** The player asks and says back until all points are covered. */
export const learningRules: MomentRules<Learning> = {
  open: (turn) => step({ data: NOTHING_HEARD, say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  prospect: (here) => {
    const { points: facets, perfects, deflections } = here.moment;
    return prospectOf(here, { facets, perfects, deflections });
  },
  progress: (moment, played) => Math.floor((100 * covered(moment, dataOf(played))) / moment.points.length),
};

function answer(turn: Turn<Learning>): Step {
  const { moment } = turn;
  const heard = hear(turn, { facets: moment.points, perfects: moment.perfects }, dataOf(turn.played));
  const taught = taughtNow(turn, heard);
  const facts = [...heard.facts, ...taught.flatMap((point) => point.fact ?? [])];
  const data = { ...heard.data, heard: [...heard.data.heard, ...taught.map((point) => point.id)] };
  const isComplete = covered(moment, data) === moment.points.length;
  const after = withFacts(turn, facts);
  const lines = [...taught.flatMap((point) => point.taught), ...(isComplete ? moment.close : [])];
  return step({
    data,
    say: spoken(lines, after),
    outcome: isComplete ? 'success' : null,
    perfect: heard.perfect?.id ?? null,
    facts,
    verdict: {
      newFacets: heard.fresh.map((point) => point.id),
      heardBefore: heard.again,
      taught: taught.map((point) => point.id),
    },
  });
}

/** From turn `teachFrom` on a turn that covers nothing by itself is told a missing point outright. */
function taughtNow(turn: Turn<Learning>, heard: Hearing): Learning['points'] {
  const { moment, played } = turn;
  if (heard.fresh.length > 0 || played.turns + 1 < moment.teachFrom) return [];
  const missing = moment.points.filter((point) => !heard.data.heard.includes(point.id));
  const open = openFacets(turn, missing, heard.data.heard);
  // A point that its condition keeps closed is told all the same, when no other is left: nobody is kept in a lesson.
  const next = missing.find((point) => open.some((each) => each.id === point.id)) ?? missing[0];
  return next ? [next] : [];
}

function covered(moment: Learning, data: HearingData): number {
  return moment.points.filter((point) => data.heard.includes(point.id)).length;
}

function dataOf(played: PlayedMoment): HearingData {
  return dataIn(played, NOTHING_HEARD);
}
