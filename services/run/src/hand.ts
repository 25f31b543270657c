import type { Tx } from '@fabula/kit/db';
import type { Release } from '@fabula/rules/release/release';
import type { RunState } from '@fabula/rules/types';
import { itemRow } from './domain/item-row.ts';
import { writeBelongings } from './store/belongings.ts';

/** The rows of the cards with which a run begins. */
export async function writeHand(
  tx: Tx,
  { id, userId, state, release }: { id: string; userId: string; state: RunState; release: Release },
): Promise<void> {
  const items = state.items.map((owned) => itemRow(release, state.language, owned));
  const owner = { playerStoryId: id, userId, playerMomentId: null };
  await writeBelongings(tx, owner, { roster: state.roster, items, leftRoster: [], leftItems: [] });
}
