import type { Property } from '../../release/cards.ts';
import type { MomentOf } from '../../release/moment.ts';

export type Upgrade = MomentOf<'upgrade'>;

/** What was said so far: parts may come in any order, over several turns. */
export interface UpgradeData {
  /** Blueprint id. */
  readonly characterId: string | null;
  /** Interactions; 0 where the player said so. */
  readonly bet: number | null;
  readonly difficulty: string | null;
  /** Of the performance, 0 to 100. */
  readonly performance: number | null;
  readonly sacrificed: readonly Property[];
  readonly hasWarned: boolean;
  /** Ids of what has been heard in a performance. */
  readonly heard: readonly string[];
}

export const NOTHING_SAID: UpgradeData = {
  characterId: null,
  bet: null,
  difficulty: null,
  performance: null,
  sacrificed: [],
  hasWarned: false,
  heard: [],
};
