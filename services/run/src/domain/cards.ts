import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  EnrolledCharacterSchema,
  EquippedItemSchema,
  PlayerItemSchema,
} from '@fabula/proto/run/v1/view_pb';
import { cardId } from '@fabula/rules/card-id';
import { carriedItem } from '@fabula/rules/carried';
import { effectsAt } from '@fabula/rules/effects';
import type { Release } from '@fabula/rules/release/release';
import type { CarriedItem, OwnedItem, RosterCharacter, RunState } from '@fabula/rules/types';
import { itemPicture, pictureOf } from './picture.ts';

type CharacterCard = MessageInitShape<typeof EnrolledCharacterSchema>;
type ItemCard = MessageInitShape<typeof PlayerItemSchema>;
type Equipped = MessageInitShape<typeof EquippedItemSchema>;

/** Whose cards, of which run. */
export interface Hand {
  readonly release: Release;
  readonly state: RunState;
  readonly playerStoryId: string;
}

/** The player's team as cards, in the order they joined. */
export function characterCards(hand: Hand): CharacterCard[] {
  return hand.state.roster.flatMap((member) => characterCard(hand, member) ?? []);
}

function characterCard(hand: Hand, member: RosterCharacter): CharacterCard | undefined {
  const { release, state, playerStoryId } = hand;
  const character = release.characters.find((each) => each.id === member.characterId);
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
    equippedItems: equippedItems(hand, member),
    imageUrl: pictureOf(release, state, member),
    isBurnedOut: member.burnedOut ?? false,
    effects: effectsAt(member.currentHealth / Math.max(member.maxHealth, 1), character),
  };
}

/** What a character carries: of this run, then what it has kept for good. */
function equippedItems({ release, state, playerStoryId }: Hand, member: RosterCharacter): Equipped[] {
  const worn = state.items
    .filter((item) => item.equippedTo === member.characterId)
    .flatMap((item) => {
      const carried = carriedItem(release, item);
      const id = cardId(playerStoryId, item.itemId);
      if (!carried) return [];
      const { itemId } = item;
      return {
        id,
        blueprintItemId: itemId,
        imageUrls: itemPictures(release, itemId),
        ...wordsOf(carried, state),
      };
    });
  const kept = (member.permanent?.items ?? []).map((item) => wordsOf(item, state));
  return [...worn, ...kept];
}

function wordsOf(item: CarriedItem, { language }: RunState): Equipped {
  const { attackBonus, defenseBonus, rarity } = item;
  return {
    name: item.name[language],
    description: item.description[language],
    properties: [...item.properties],
    ...{ attackBonus, defenseBonus, rarity },
  };
}

/** The player's items that nobody carries, as cards, in the order they came. */
export function itemCards({ release, state, playerStoryId }: Hand): ItemCard[] {
  return state.items
    .filter((owned) => owned.equippedTo === undefined)
    .flatMap((owned) => itemCard({ release, state, playerStoryId }, owned) ?? []);
}

function itemCard({ release, state, playerStoryId }: Hand, owned: OwnedItem): ItemCard | undefined {
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

function itemPictures(release: Release, itemId: string): string[] {
  const picture = itemPicture(release, itemId);
  return picture === '' ? [] : [picture];
}
