import type { Property } from '../../release/cards.ts';

/** What was tried in a turn. */
export interface EquipOutput {
  readonly characterId: string;
  readonly itemId: string;
  readonly isAwarded: boolean;
  readonly property: Property | null;
}
