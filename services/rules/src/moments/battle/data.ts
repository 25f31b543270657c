import type { MomentOf } from '../../release/moment.ts';
import type { BattleAction, BattlePhase } from './output.ts';

export type Battle = MomentOf<'battle'>;

export interface BattleData {
  readonly phase: BattlePhase;
  /** In the author's order; their health is never below 0. */
  readonly opponents: readonly { readonly characterId: string; readonly currentHealth: number }[];
  /** The team's at the beginning, all cards together. */
  readonly startHealth: number;
  /** Oldest first. */
  readonly history: readonly BattleAction[];
  /** What an opponent has begun and the player has to fend off. */
  readonly strike: { readonly actorId: string; readonly targetId: string } | null;
}

/** From 1: the blow that the player is to strike or to fend off now. What was no blow does not count. */
export function turnNumberOf({ history }: Pick<BattleData, 'history'>): number {
  return (history.at(-1)?.turnNumber ?? 0) + 1;
}
