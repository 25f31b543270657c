import type { MomentOf } from '../../release/moment.ts';

export type Equip = MomentOf<'equip'>;

export interface EquipData {
  readonly attempts: number;
  /** What was said so far of who and what; blueprint ids. */
  readonly characterId: string | null;
  readonly itemId: string | null;
  /** Of the work, 0 to 100, said before it was clear for whom. */
  readonly quality: number | null;
  /** Ids of the qualities that have been heard. */
  readonly heard: readonly string[];
}

export const NOTHING_FORGED: EquipData = {
  attempts: 0,
  characterId: null,
  itemId: null,
  quality: null,
  heard: [],
};
