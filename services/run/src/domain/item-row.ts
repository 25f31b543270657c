import { carriedItem } from '@fabula/rules/carried';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import type { OwnedItem, RunState } from '@fabula/rules/types';
import { itemPicture } from './picture.ts';

/** An owned item as its row repeats it, in the run's language. */
export function itemRow(release: Release, language: Language, owned: OwnedItem) {
  const { itemId, source, acquiredInMomentId, equippedTo = null } = owned;
  const item = carriedItem(release, owned);
  return {
    ...{ itemId, source, acquiredInMomentId, equippedTo },
    name: item?.name[language] ?? '',
    description: item?.description[language] ?? '',
    attackBonus: item?.attackBonus ?? 0,
    defenseBonus: item?.defenseBonus ?? 0,
    properties: item?.properties ?? [],
    rarity: item?.rarity ?? 'common',
    imageUrl: itemPicture(release, itemId),
    isDefault: indexOf(release).items.get(itemId)?.isAcquiredByDefault ?? false,
  };
}
export type ItemRow = ReturnType<typeof itemRow>;

/** The items that a run has, as their rows. */
export function itemRows(release: Release, { items, language }: RunState): ItemRow[] {
  return items.map((owned) => itemRow(release, language, owned));
}
