import type { CheckedMoment } from '../checked-moment.ts';

/** Somebody can be there, and own something to give. */
export function checkItems({ moment: { itemIds }, isVisited, owned, report }: CheckedMoment<'equip'>): void {
  if (!isVisited()) return;
  const items = owned('item');
  const canGive = itemIds.length === 0 ? items.size > 0 : itemIds.some((id) => items.has(id));
  const isAlone = owned('character').size === 0;
  if (canGive && !isAlone) return;
  report(
    'FS411',
    ['items'],
    isAlone ? 'Nobody can be in the team here.' : 'The player can own none of the items here.',
  );
}
