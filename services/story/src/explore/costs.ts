import type { Moment } from '@fabula/rules/release/moment';

/** Interactions that a moment takes. */
export interface Cost {
  /** No player can do it with fewer. */
  readonly least: number;
  /** Of a player who says one right thing at a time. */
  readonly careful: number;
}

const FREE: Cost = { least: 0, careful: 0 };

/** What playing a moment costs; perfect answers are free, so that many of them may make it cost nothing. */
export function costOf(moment: Moment): Cost {
  const { least, careful } = turnsOf(moment);
  const perfects = 'perfects' in moment ? moment.perfects.length : 0;
  return { least: Math.max(0, least - perfects), careful };
}

function turnsOf(moment: Moment): Cost {
  if (moment.type === 'reward') return moment.pick === null ? FREE : { least: 0, careful: 1 };
  if (!('refusals' in moment)) return FREE;
  if (moment.type === 'dialogue') return { least: 1, careful: fewestFacets(moment) };
  if (moment.type === 'learning') {
    return { least: 1, careful: Math.min(moment.points.length, moment.teachFrom + moment.points.length) };
  }
  if (moment.type === 'testing') return { least: moment.questions.length, careful: moment.questions.length };
  if (moment.type === 'teamwork') return { least: 1, careful: moment.tasks.length };
  if (moment.type === 'battle') return { least: 1, careful: 2 * moment.opponents.length + 1 };
  if (moment.type === 'upgrade') return { least: 1, careful: 3 };
  return { least: 1, careful: 1 };
}

/** How few facets can reach the goal, the heaviest first. */
export function fewestFacets({ points, facets }: Extract<Moment, { type: 'dialogue' }>): number {
  const worth = facets.map((facet) => facet.points + (facet.bonus?.points ?? 0)).sort((a, b) => b - a);
  let sum = 0;
  const enough = worth.findIndex((each) => {
    sum += each;
    return sum >= points;
  });
  return enough === -1 ? facets.length : enough + 1;
}
