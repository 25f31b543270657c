import {
  expectationsOf,
  type FacetData,
  type FacetMatch,
  matchFacets,
  NO_FACETS,
  openFacets,
} from '../../answers/facet-match.ts';
import { isByFourthLaw } from '../../law.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { withFacts } from '../../situation.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type Turn } from '../../turn.ts';
import type { PlayedMoment } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

type Learning = MomentOf<'learning'>;

/** The player asks and says back until all points are covered. */
export const learningRules: MomentRules<Learning> = {
  open: (turn) => step({ data: NO_FACETS, say: openingLines(turn) }),
  answer,
  exits: transitionsOf,
  expectations: (here) => {
    const { points: facets, perfects, deflections } = here.moment;
    return expectationsOf(here, { facets, perfects, deflections });
  },
  facets: (moment) => moment.points,
  progress: (moment, played) => Math.floor((100 * covered(moment, dataOf(played))) / moment.points.length),
};

function answer(turn: Turn<Learning>): Step {
  const { moment } = turn;
  const match = matchFacets(turn, { facets: moment.points, perfects: moment.perfects }, dataOf(turn.played));
  const taught = taughtNow(turn, match);
  const facts = [...match.facts, ...taught.flatMap((point) => point.fact ?? [])];
  const data = { ...match.data, heard: [...match.data.heard, ...taught.map((point) => point.id)] };
  const isComplete = covered(moment, data) === moment.points.length;
  const after = withFacts(turn, facts);
  const lines = [...taught.flatMap((point) => point.taught), ...(isComplete ? moment.close : [])];
  return step({
    data,
    say: spoken(lines, after),
    outcome: isComplete ? 'success' : null,
    perfect: match.perfect?.id ?? null,
    facts,
    verdict: {
      newFacets: match.fresh.map((point) => point.id),
      heardBefore: match.again,
      taught: taught.map((point) => point.id),
    },
  });
}

/** From turn `teachFrom` on a turn that covers nothing by itself is told a missing point outright. */
function taughtNow(turn: Turn<Learning>, match: FacetMatch): Learning['points'] {
  const { moment, played, judgement } = turn;
  // Words to the game teach nobody.
  if (judgement.act === 'game-talk' && isByFourthLaw(turn.state)) return [];
  if (match.fresh.length > 0 || played.turns + 1 < moment.teachFrom) return [];
  const missing = moment.points.filter((point) => !match.data.heard.includes(point.id));
  const open = openFacets(turn, missing, match.data.heard);
  // A point that its condition keeps closed is told all the same, when no other is left: nobody is kept in a lesson.
  const next = missing.find((point) => open.some((each) => each.id === point.id)) ?? missing[0];
  return next ? [next] : [];
}

function covered(moment: Learning, data: FacetData): number {
  return moment.points.filter((point) => data.heard.includes(point.id)).length;
}

function dataOf(played: PlayedMoment): FacetData {
  return dataIn(played, NO_FACETS);
}
