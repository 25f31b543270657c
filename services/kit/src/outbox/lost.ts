import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';

/** A fact that the bus said it has stored. */
export interface PlacedFact {
  readonly n: string;
  readonly id: string;
  readonly place: number;
}

const PLACED = `
  select n, id, place::float as place from outbox where place is not null order by n desc limit 1`;
/** The fact that is so many before the newest, or the oldest where there are fewer. */
const EARLIER = `
  select n, id, place::float as place from (
    select n, id, place from outbox where place is not null order by n desc limit $1) newest
  order by n limit 1`;
/** What has no place was told by a process from before there were any: nobody can ask for it. */
const TELL_AGAIN = `
  with again as (
    update outbox set published_at = null, place = null, claimed_until = null
    where n >= $1 and (n <= $2 or place is null) and published_at is not null returning n)
  select count(*)::int as facts from again`;
/** Looked at first, and then twice as many each time. */
const STEP = 50;

/** The newest fact that was told to a bus that stores them. */
export async function newestPlaced(db: Database): Promise<PlacedFact | undefined> {
  return (await db.statement<PlacedFact>(PLACED))[0];
}

/**
 * Facts that the bus has lost are due again, with all that were told after them, so that they come in their order; whoever had
 * one knows it by its id. A store that was set back still has the earlier ones, so it is asked for older ones until it has one.
 * Answers how many they are.
 */
export async function tellLostAgain(
  { db, bus }: { readonly db: Database; readonly bus: Bus },
  newest: PlacedFact,
): Promise<number> {
  const holds = ({ id, place }: PlacedFact) => bus.holds?.(id, place) ?? true;
  if (await holds(newest)) return 0;
  let before = newest;
  for (let count = STEP; ; count *= 2) {
    const [oldest] = await db.statement<PlacedFact>(EARLIER, [count]);
    const from = oldest ?? before;
    const isAll = from.n === before.n;
    if (isAll || (await holds(from))) return again(db, isAll ? '0' : from.n, newest.n);
    before = from;
  }
}

async function again(db: Database, from: string, to: string): Promise<number> {
  return (await db.statement<{ facts: number }>(TELL_AGAIN, [from, to]))[0]?.facts ?? 0;
}
