import type { MomentOf, MomentType } from '@fabula/rules/release/moment';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import type { Dice } from '../rehearse/dice.ts';

/** What is understood of somebody who plays well, without a word being said. */
export type Understood = Partial<Judgement>;

/** How many interactions a careful player still needs from each moment to one that wins; those without a way are missing. */
export type RemainingCost = ReadonlyMap<string, number>;

/** What one who plays well goes by beside what the moment shows. */
export interface Knowing {
  readonly dice: Dice;
  readonly remainingCost: RemainingCost;
}

export type SceneOf<T extends MomentType> = Scene & { readonly moment: MomentOf<T> };

/** What one does in a moment of a type who plays well and does not know everything. */
export type Policy<T extends MomentType = MomentType> = (scene: SceneOf<T>, knowing: Knowing) => Understood;

/** Interactions that are kept in hand. */
export const RESERVE = 4;
