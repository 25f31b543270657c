import { z } from 'zod';
import { localized, nicknames } from './text.ts';

/** In a ring: Water beats Fire, Fire beats Grass, Grass beats Water; Electric beats Water. */
export const PROPERTIES = ['Water', 'Fire', 'Grass', 'Electric'] as const;
export type Property = (typeof PROPERTIES)[number];

/** Finishes of a card, as an upgrade gives them; each but Normal changes one number, visibly. */
export const FINISHES = [
  'Normal',
  'Prismatic',
  'Onyx',
  'Crystal',
  'Marble',
  'Steel',
  'Golden',
  'Holographic',
] as const;
export type Finish = (typeof FINISHES)[number];
/** What a card can be: a finish, or one that is the player's for good. */
export type CardType = Finish | 'permanent';

/** Manners that a battle asks for. */
export const STYLES = [
  'cinematic',
  'theatrical',
  'elegant',
  'creative',
  'unexpected',
  'peaceful',
  'aggressive',
  'stealthy',
  'chaotic',
  'emotional',
  'humorous',
  'scary',
  'efficient',
  'complex',
] as const;
export type Style = (typeof STYLES)[number];

const range = z.strictObject({ from: z.int(), to: z.int() });

/** A template: each player who is given it gets an item of its own, made from the turn's seed. */
export const dynamicItem = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  /** `{slot}` in name and description becomes one of the slot's words. */
  name: localized,
  nicknames,
  description: localized,
  words: z.record(z.string(), z.array(localized).min(1)).default({}),
  attackBonus: range.default({ from: 0, to: 0 }),
  defenseBonus: range.default({ from: 0, to: 0 }),
  /** One of these, if any. */
  properties: z.array(z.enum(PROPERTIES)).default([]),
  rarities: z.array(z.string().min(1)).min(1).default(['common']),
  image: z.string().default(''),
});
export type DynamicItem = z.infer<typeof dynamicItem>;
