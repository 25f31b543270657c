import { rows, type Tx } from '@fabula/kit/db';

/** Failures of this key inside its window. */
export async function countFailures(tx: Tx, key: string): Promise<number> {
  const found = await rows<{ failures: number }>(
    tx,
    'select failures from attempts where key = ? and until > clock_timestamp()',
    [key],
  );
  return found[0]?.failures ?? 0;
}

/** One more failure; a window that has passed starts anew. */
export async function addFailure(tx: Tx, key: string, windowSeconds: number): Promise<void> {
  await tx.raw(
    `insert into attempts (key, failures, until)
     values (?, 1, clock_timestamp() + make_interval(secs => ?))
     on conflict (key) do update set
       failures = case when attempts.until > clock_timestamp() then attempts.failures + 1 else 1 end,
       until = case when attempts.until > clock_timestamp() then attempts.until else excluded.until end`,
    [key, windowSeconds],
  );
}

export async function clearFailures(tx: Tx, key: string): Promise<void> {
  await tx('attempts').where({ key }).delete();
}
