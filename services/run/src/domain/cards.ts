import type { MessageInitShape } from '@bufbuild/protobuf';
import type { EnrolledCharacterSchema, PlayerItemSchema } from '@fabula/proto/run/v1/view_pb';
import { cardId } from '@fabula/rules/card-id';
import { carriedItem } from '@fabula/rules/carried';
import { effectsAt } from '@fabula/rules/effects';
import { indexOf } from '@fabula/rules/release-index';
import type { OwnedItem, RosterCharacter } from '@fabula/rules/types';
import type { Field } from './battle-rows.ts';
import { equippedItems } from './equipped.ts';
import { itemPictures, pictureOf } from './picture.ts';

type CharacterCard = MessageInitShape<typeof EnrolledCharacterSchema>;
type ItemCard = MessageInitShape<typeof PlayerItemSchema>;

/** The player's team as cards, in the order they joined. */
export function characterCards(run: Field): CharacterCard[] {
  return run.state.roster.flatMap((member) => characterCard(run, member) ?? []);
}

function characterCard(run: Field, member: RosterCharacter): CharacterCard | undefined {
  const { release, state, playerStoryId } = run;
  const character = indexOf(release).characters.get(member.characterId);
  const name = member.permanent?.name ?? character?.name;
  if (!name) return undefined;
  return {
    characterId: cardId(playerStoryId, member.characterId),
    blueprintCharacterId: member.characterId,
    characterName: name[state.language],
    characterCardType: member.cardType,
    characterProperties: [...member.properties],
    characterCurrentAttack: member.currentAttack,
    characterBaseAttack: member.permanent?.baseAttack ?? character?.baseAttack ?? member.currentAttack,
    characterCurrentHealth: member.currentHealth,
    characterBaseHealth: member.maxHealth,
    equippedItems: equippedItems(run, member),
    imageUrl: pictureOf(release, state, member),
    isBurnedOut: member.burnedOut ?? false,
    effects: effectsAt(member.currentHealth / Math.max(member.maxHealth, 1), character),
  };
}

/** The player's items that nobody carries, as cards, in the order they came. */
export function itemCards({ release, state, playerStoryId }: Field): ItemCard[] {
  return state.items
    .filter((owned) => owned.equippedTo === undefined)
    .flatMap((owned) => itemCard({ release, state, playerStoryId }, owned) ?? []);
}

function itemCard({ release, state, playerStoryId }: Field, owned: OwnedItem): ItemCard | undefined {
  const item = carriedItem(release, owned);
  if (!item) return undefined;
  return {
    availableItemId: cardId(playerStoryId, owned.itemId),
    blueprintItemId: owned.itemId,
    availableItemName: item.name[state.language],
    availableItemProperties: [...item.properties],
    availableItemAttackBonus: item.attackBonus,
    availableItemDefenseBonus: item.defenseBonus,
    imageUrls: itemPictures(release, owned.itemId),
    description: item.description[state.language],
    rarity: item.rarity,
    source: owned.source,
  };
}
