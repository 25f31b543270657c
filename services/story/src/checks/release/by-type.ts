import { definitionOf } from '../../moments/registry.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What each type of moment looks at by itself. */
export function checkByType(checked: CheckedRelease): void {
  for (const moment of checked.release.moments)
    for (const check of definitionOf(moment).checks ?? []) check(checked.at(moment));
}
