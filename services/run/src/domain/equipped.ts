import type { MessageInitShape } from '@bufbuild/protobuf';
import type { EquippedItemSchema } from '@fabula/proto/run/v1/view_pb';
import { cardId } from '@fabula/rules/card-id';
import { carriedItem } from '@fabula/rules/carried';
import type { Language } from '@fabula/rules/release/text';
import type { CarriedItem, KeptItem, RosterCharacter } from '@fabula/rules/types';
import type { Field } from './battle-rows.ts';
import { itemPictures } from './picture.ts';

/** Whole messages are left out, since they cannot be spread. */
type Equipped = Exclude<MessageInitShape<typeof EquippedItemSchema>, { $typeName: string }>;

/** What a character carries: given in this run, then what it keeps for good. */
export function equippedItems({ release, state, playerStoryId }: Field, member: RosterCharacter): Equipped[] {
  const worn = state.items.filter((item) => item.equippedTo === member.characterId);
  const given = worn.flatMap((item): Equipped[] => {
    const carried = carriedItem(release, item);
    if (!carried) return [];
    const id = cardId(playerStoryId, item.itemId);
    const imageUrls = itemPictures(release, item.itemId);
    return [{ ...wordsOf(carried, state.language), id, blueprintItemId: item.itemId, imageUrls }];
  });
  return [...given, ...(member.permanent?.items ?? []).map((item) => keptCard(item, state.language))];
}

/** What a permanent character keeps, which looks the same in every story. */
export function keptCard(item: KeptItem, language: Language): Equipped {
  const { id = '', itemId = '', image = '' } = item;
  const imageUrls = image === '' ? [] : [image];
  return { ...wordsOf(item, language), id, blueprintItemId: itemId, imageUrls, isKept: true };
}

function wordsOf(item: CarriedItem, language: Language): Equipped {
  const { attackBonus, defenseBonus, rarity } = item;
  return {
    name: item.name[language],
    description: item.description[language],
    properties: [...item.properties],
    ...{ attackBonus, defenseBonus, rarity },
  };
}
