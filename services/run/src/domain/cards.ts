import type { MessageInitShape } from '@bufbuild/protobuf';
import type { EnrolledCharacterSchema, PlayerItemSchema } from '@fabula/proto/run/v1/view_pb';
import type { Release } from '@fabula/rules/release/release';
import type { RunState } from '@fabula/rules/types';
import { mediaUrl } from './media-url.ts';

type CharacterCard = MessageInitShape<typeof EnrolledCharacterSchema>;
type ItemCard = MessageInitShape<typeof PlayerItemSchema>;

/** Row ids by blueprint id. */
export type RowIds = Readonly<Record<string, string>>;

/** The player's team as cards, in the order they joined. */
export function characterCards(release: Release, state: RunState, ids: RowIds): CharacterCard[] {
  return state.roster.flatMap((member) => {
    const character = release.characters.find((each) => each.id === member.characterId);
    if (!character) return [];
    return {
      characterId: ids[member.characterId] ?? '',
      blueprintCharacterId: member.characterId,
      characterName: character.name[state.language],
      characterCardType: member.cardType,
      characterProperties: [...member.properties],
      characterCurrentAttack: member.currentAttack,
      characterBaseAttack: character.baseAttack,
      characterCurrentHealth: member.currentHealth,
      characterBaseHealth: character.baseHealth,
      imageUrl: mediaUrl('image', release.story.id, character.images.normal),
    };
  });
}

/** The player's items as cards, in the order they came. */
export function itemCards(release: Release, state: RunState, ids: RowIds): ItemCard[] {
  return state.items.flatMap((owned) => {
    const item = release.items.find((each) => each.id === owned.itemId);
    if (!item) return [];
    return {
      availableItemId: ids[owned.itemId] ?? '',
      blueprintItemId: owned.itemId,
      availableItemName: item.name[state.language],
      availableItemProperties: [...item.properties],
      availableItemAttackBonus: item.attackBonus,
      availableItemDefenseBonus: item.defenseBonus,
      imageUrls: item.image === '' ? [] : [mediaUrl('image', release.story.id, item.image)],
      description: item.description[state.language],
      rarity: item.rarity,
      source: owned.source,
    };
  });
}
