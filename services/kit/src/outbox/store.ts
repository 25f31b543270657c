import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';

export interface DueFact {
  readonly n: string;
  readonly id: string;
  readonly subject: string;
  readonly payload: Buffer;
  readonly traceparent: string | null;
}

/** A claim lasts seconds: one that ends later than this is of before the clock was set back. */
const CLAIMED = `published_at is null and claimed_until > clock_timestamp()
  and claimed_until < clock_timestamp() + interval '10 minutes'`;
/** What nearly every look finds out: that there is nothing to do. */
const DUE = 'select exists (select from outbox where published_at is null) as due';
const LOCK = "select pg_try_advisory_xact_lock(hashtext(current_schema() || '.outbox')) as free";
const CLAIM = `
  update outbox set claimed_until = clock_timestamp() + $2 * interval '1 ms' where n in (
    select n from outbox where published_at is null order by n limit $1)
    and not exists (select from outbox where ${CLAIMED})
  returning n, id, subject, payload, traceparent`;
const BUSY = `select exists (select from outbox where ${CLAIMED}) as busy`;
const MARK = `
  update outbox o set published_at = clock_timestamp(), place = told.place
  from unnest($1::bigint[], $2::bigint[]) told (n, place) where o.n = told.n`;
const RELEASE = 'update outbox set claimed_until = null where n = any($1::bigint[])';
/**
 * Less than the stream keeps: a consumer that is further behind has called somebody long before. What a bus does not store is
 * not told again.
 */
const FORGET = `
  delete from outbox where published_at < clock_timestamp() - interval '1 hour'
    and (place is null or published_at < clock_timestamp() - interval '1 day')`;

/**
 * Takes up to `limit` facts for `claimMs`, in their order. Undefined while another process has some: two relays side by side
 * would let facts overtake each other.
 */
export async function claim(db: Database, limit: number, claimMs: number): Promise<DueFact[] | undefined> {
  const [look] = await db.statement<{ due: boolean }>(DUE);
  if (!look?.due) return [];
  return db.transaction(async (tx) => {
    const [lock] = await rows<{ free: boolean }>(tx, LOCK);
    if (!lock?.free) return undefined;
    const due = await rows<DueFact>(tx, CLAIM, [limit, claimMs]);
    if (due.length > 0) return due.sort((a, b) => Number(a.n) - Number(b.n));
    const [state] = await rows<{ busy: boolean }>(tx, BUSY);
    return state?.busy ? undefined : [];
  });
}

/** A fact that was published, and its place on a bus that stores it. */
export interface ToldFact {
  readonly n: string;
  readonly place: number | undefined;
}

export async function mark(db: Database, facts: readonly ToldFact[]): Promise<void> {
  if (facts.length === 0) return;
  await db.statement(MARK, [facts.map((f) => f.n), facts.map((f) => f.place ?? null)]);
}

/** Gives facts back that were claimed and not published. */
export async function release(db: Database, facts: readonly DueFact[]): Promise<void> {
  if (facts.length > 0) await db.statement(RELEASE, [facts.map((f) => f.n)]);
}

/** Deletes what was published more than a day ago, and what nobody stored more than an hour ago. */
export async function forget(db: Database): Promise<void> {
  await db.statement(FORGET);
}
