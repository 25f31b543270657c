import type { Database, Tx } from '../db/database.ts';
import { rows } from '../db/rows.ts';

const SEEN = 'insert into inbox (consumer, id) values ($1, $2) on conflict do nothing returning id';
const PARK = 'insert into inbox (consumer, id, parked) values ($1, $2, $3) on conflict do nothing';
// Far beyond the week that the stream keeps a fact: an id this old can't come again.
const TRIM = `
  delete from inbox where consumer = $1 and parked is null and at < clock_timestamp() - interval '30 days'`;

/** What a consumer does with a fact, in the transaction that remembers that it did. */
export type Effect = (tx: Tx) => Promise<void>;

/** What one consumer has taken. */
export class Inbox {
  constructor(
    private readonly db: Database,
    private readonly consumer: string,
  ) {}

  /** Runs `effect` once for each fact, however often it comes: its row here is written in the same transaction. */
  once(id: string, effect: Effect): Promise<void> {
    return this.db.transaction(async (tx) => {
      const fresh = await rows(tx, SEEN, [this.consumer, id]);
      if (fresh.length > 0) await effect(tx);
    });
  }

  /** Keeps a fact that nobody here can read, for people to look at; it counts as taken. */
  async park(id: string, payload: Uint8Array): Promise<void> {
    await this.db.statement(PARK, [this.consumer, id, Buffer.from(payload)]);
  }

  /** Forgets what was taken so long ago that it can't come again. Parked facts stay. */
  async trim(): Promise<void> {
    await this.db.statement(TRIM, [this.consumer]);
  }
}
