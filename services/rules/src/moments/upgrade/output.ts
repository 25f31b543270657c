import type { Finish, Property } from '../../release/cards.ts';

/** What a bet has come to. */
export interface UpgradeOutput {
  readonly characterId: string;
  /** null: it did not come off. */
  readonly rarity: Finish | null;
  readonly difficulty: string;
  readonly bet: number;
  readonly sacrificed: readonly Property[];
}
