import { rulesOf } from './moments/registry.ts';
import type { Facet } from './release/lines.ts';
import type { Moment } from './release/moment.ts';

/** All facets of a moment (of a goal or a lesson), open or not; none where there is nothing to find out. */
export function facetsOf(moment: Moment): readonly Facet[] {
  return rulesOf(moment).facets?.(moment) ?? [];
}
