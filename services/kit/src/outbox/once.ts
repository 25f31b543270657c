import type { Database, Tx } from '../db/database.ts';
import { rows } from '../db/rows.ts';

const SEEN = 'insert into inbox (consumer, id) values ($1, $2) on conflict do nothing returning id';

/** What a consumer does with a fact, in the transaction that remembers that it did. */
export type Effect = (tx: Tx, payload: Uint8Array, id: string) => Promise<void>;

/** Runs `effect` once for each fact, however often it comes: its row in the inbox is written in the same transaction. */
export function once(db: Database, consumer: string, effect: Effect) {
  return (id: string, payload: Uint8Array): Promise<void> =>
    db.transaction(async (tx) => {
      const fresh = await rows(tx, SEEN, [consumer, id]);
      if (fresh.length > 0) await effect(tx, payload, id);
    });
}
