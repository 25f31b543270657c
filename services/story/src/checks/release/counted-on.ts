import type { Moment } from '@fabula/rules/release/moment';
import { ownedAt } from '../../explore/owned.ts';
import type { FieldPath } from '../../source-file.ts';
import type { CheckedRelease } from './checked-release.ts';

interface Use {
  readonly kind: 'item' | 'character';
  readonly id: string | undefined;
  readonly path: FieldPath;
}

/** Whoever and whatever a moment counts on by name can be there. */
export function checkCountedOn(checked: CheckedRelease): void {
  const { release, exploration } = checked;
  for (const moment of release.moments) {
    const uses = usesIn(moment);
    if (uses.length === 0 || !exploration.runs.some(({ visits }) => visits.has(moment.id))) continue;
    const there = {
      item: ownedAt(exploration, moment, 'item'),
      character: ownedAt(exploration, moment, 'character'),
    };
    for (const { kind, id, path } of uses) {
      if (id === undefined || there[kind].has(id)) continue;
      const message = kind === 'item' ? 'Nobody can own this here.' : 'Nobody can have this card here.';
      checked.inMoment('FS420', moment, path, { message });
    }
  }
}

function usesIn(moment: Moment): Use[] {
  if (moment.type === 'teamwork') {
    return moment.tasks.flatMap(({ fits }, task) =>
      fits.map(({ characterId: id }, index) => ({
        kind: 'character',
        id,
        path: ['tasks', task, 'fits', index],
      })),
    );
  }
  if (moment.type === 'assemble') {
    return (['stays', 'leaves'] as const).flatMap((list) =>
      moment[list].map(({ characterId: id }, index) => ({ kind: 'character', id, path: [list, index] })),
    );
  }
  if (moment.type !== 'equip') return [];
  const items = moment.itemIds.map((id, index): Use => ({ kind: 'item', id, path: ['itemIds', index] }));
  const suits = moment.suits.flatMap(({ itemId, characterId }, index): Use[] => [
    { kind: 'item', id: itemId, path: ['suits', index, 'itemId'] },
    { kind: 'character', id: characterId, path: ['suits', index, 'characterId'] },
  ]);
  return [...items, ...suits];
}
