import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Cost } from '../moments/expected-cost.ts';
import { definitionOf } from '../moments/registry.ts';

/** What playing a moment costs; perfect answers are free, so that many of them may make it cost nothing. */
export function costOf(moment: Moment, release: Release): Cost {
  const { least, careful } = definitionOf(moment).cost(moment, release);
  const perfects = 'perfects' in moment ? moment.perfects.length : 0;
  return { least: Math.max(0, least - perfects), careful };
}
