import { ownedAt } from '../../explore/owned.ts';
import { definitionOf } from '../../moments/registry.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Whoever and whatever a moment counts on by name can be there. */
export function checkNamedCards(checked: CheckedRelease): void {
  const { release, exploration } = checked;
  for (const moment of release.moments) {
    const uses = definitionOf(moment).namedCards?.(moment) ?? [];
    if (uses.length === 0 || !checked.isVisited(moment)) continue;
    const there = {
      item: ownedAt(exploration, moment, 'item'),
      character: ownedAt(exploration, moment, 'character'),
    };
    for (const { kind, id, path } of uses) {
      if (id === undefined || there[kind].has(id)) continue;
      const message = kind === 'item' ? 'Nobody can own this here.' : 'Nobody can have this card here.';
      checked.inMoment('FS420', moment, path, message);
    }
  }
}
