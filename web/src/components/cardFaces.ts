import type { View } from '../lib/game/view.ts';
import type { SceneT } from '../lib/i18n/scene.ts';
import { firstPicture } from '../lib/media.ts';
import type { CardFace } from './Card.tsx';
import { finishOf } from './finish.ts';

export interface NamedCard {
  id: string;
  face: CardFace;
  label: string;
}

type Character = View['enrolledCharacters'][number];
type Item = View['playerItems'][number];
type Foe = View['battleOpponentCharacters'][number];
type Choice = NonNullable<View['controls']>['rewards'][number];

/** A card's finish in words. */
export const finishName = (tell: SceneT, name: string): string =>
  tell(`finishes.${finishOf(name) ?? 'normal'}`);

/** A member of the team. */
export function characterCard(tell: SceneT, one: Character): NamedCard {
  const now = one.characterCurrentHealth;
  const attack = one.characterCurrentAttack || one.characterBaseAttack;
  const burned = one.isBurnedOut || now <= 0;
  const carries = one.equippedItems.map(({ name }) => name);
  const face = {
    name: one.characterName,
    image: one.imageUrl,
    finish: one.characterCardType,
    properties: one.characterProperties,
    stats: [[tell('attack'), attack] as const, [tell('health'), now] as const],
    health: { now, most: one.characterBaseHealth },
    effects: one.effects,
    ...{ burned, carries },
  };
  const words = {
    name: one.characterName,
    finish: finishName(tell, one.characterCardType),
    attack,
    health: now,
  };
  const more = [
    ...(burned ? [tell('battle.burnedOut')] : []),
    ...(carries.length > 0 ? [tell('carries', { items: carries.join(', ') })] : []),
  ];
  return { id: one.characterId, face, label: [tell('card', words), ...more].join(', ') };
}

export function itemCard(tell: SceneT, item: Item): NamedCard {
  const { availableItemAttackBonus: attack, availableItemDefenseBonus: defence } = item;
  const name = item.availableItemName;
  const face = {
    name,
    image: firstPicture(...item.imageUrls),
    finish: item.rarity,
    properties: item.availableItemProperties,
    stats: [[tell('attack'), `+${attack}`] as const, [tell('defence'), `+${defence}`] as const],
  };
  return { id: item.availableItemId, face, label: tell('itemCard', { name, attack, defence }) };
}

export function foeCard(tell: SceneT, foe: Foe): NamedCard & { now: number; most: number } {
  const now = Math.max(0, foe.opponentCurrentHealth);
  const { opponentName: name, opponentCurrentAttack: attack, opponentBaseHealth: most } = foe;
  const face = {
    name,
    image: foe.imageUrl,
    finish: '',
    properties: foe.opponentProperties,
    stats: [[tell('attack'), attack] as const, [tell('health'), now] as const],
    effects: foe.effects,
    burned: now <= 0,
  };
  const label = tell('battle.foe', { name, attack, health: now, most });
  return { id: foe.opponentId, face, label, now, most };
}

/** Something that is offered and not the player's yet. */
export function rewardCard(tell: SceneT, { id, name, kind, imageUrl }: Choice): NamedCard {
  const face = { name, image: imageUrl, finish: '', properties: [], stats: [] };
  const what = tell(kind === 'character' ? 'reward.character' : 'reward.item');
  return { id, face, label: `${name}, ${what}` };
}
