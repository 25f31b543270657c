import type { CardType, Style } from '../../release/cards.ts';
import type { Localized } from '../../release/text.ts';

export const BATTLE_PHASES = ['player_attack_input', 'ai_attack_selection', 'player_defense_input'] as const;
export type BattlePhase = (typeof BATTLE_PHASES)[number];

export interface BattleAction {
  readonly turnNumber: number;
  readonly actorId: string;
  readonly action: 'attack' | 'defense';
  readonly targetId: string;
  readonly wasThematic: boolean;
  readonly style: Style;
  readonly damage: number;
  readonly recoilDamage: number;
}

/** A battle as it stands after a turn. */
export interface BattleOutput {
  /** All of this battle so far, oldest first. */
  readonly history: readonly BattleAction[];
  /** null: it is over. */
  readonly nextPhase: BattlePhase | null;
  readonly opponents: readonly { readonly characterId: string; readonly currentHealth: number }[];
  readonly characters: readonly { readonly characterId: string; readonly currentHealth: number }[];
  readonly modifiers: readonly AppliedModifier[];
  /** What an opponent has begun and the player is to fend off. */
  readonly strike?: { readonly actorId: string; readonly targetId: string };
}

/** A number that a card's finish has changed, told to the player. */
export interface AppliedModifier {
  readonly characterId: string;
  readonly cardType: CardType;
  readonly description: Localized;
}
