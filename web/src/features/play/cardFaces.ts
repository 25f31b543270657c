import type { TFunction } from 'i18next';
import type { CardFace } from '../../components/Card.tsx';
import type { GameOutput } from '../../lib/game/frames.ts';
import type { View } from './api.ts';

export interface NamedCard {
  id: string;
  face: CardFace;
  label: string;
}

type Character = View['enrolledCharacters'][number];
type Item = View['playerItems'][number];
type Foe = View['battleOpponentCharacters'][number];

/** A member of the team; a battle's newest output knows its health better than the view. */
export function characterCard(t: TFunction, one: Character, output?: GameOutput): NamedCard {
  const newest = output?.player_characters.find(({ character_id: id }) => id === one.characterId);
  const now = newest?.character_current_health ?? one.characterCurrentHealth;
  const attack = one.characterCurrentAttack || one.characterBaseAttack;
  const face = {
    name: one.characterName,
    image: one.imageUrl,
    finish: one.characterCardType,
    properties: one.characterProperties,
    stats: [[t('play.attack'), attack] as const, [t('play.health'), now] as const],
    health: { now, most: one.characterBaseHealth },
  };
  const words = { name: one.characterName, finish: one.characterCardType, attack, health: now };
  return { id: one.characterId, face, label: t('play.card', words) };
}

export function itemCard(t: TFunction, item: Item): NamedCard {
  const { availableItemAttackBonus: attack, availableItemDefenseBonus: defence } = item;
  const name = item.availableItemName;
  const face = {
    name,
    image: item.imageUrls[0],
    finish: item.rarity,
    properties: item.availableItemProperties,
    stats: [[t('play.attack'), `+${attack}`] as const, [t('play.defence'), `+${defence}`] as const],
  };
  return { id: item.availableItemId, face, label: t('play.itemCard', { name, attack, defence }) };
}

export function foeCard(t: TFunction, foe: Foe, output?: GameOutput): NamedCard {
  const newest = output?.battle_state_opponent_characters.find(
    ({ opponent_id: id }) => id === foe.opponentId,
  );
  const now = newest?.opponent_current_health ?? foe.opponentCurrentHealth;
  const { opponentName: name, opponentCurrentAttack: attack } = foe;
  const face = {
    name,
    image: foe.imageUrl,
    finish: '',
    properties: foe.opponentProperties,
    stats: [[t('play.attack'), attack] as const, [t('play.health'), now] as const],
    health: { now, most: foe.opponentBaseHealth },
  };
  return { id: foe.opponentId, face, label: t('play.card', { name, finish: '', attack, health: now }) };
}
