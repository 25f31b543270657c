import { rows, type Tx } from '@fabula/kit/db';

const ADD = `
  insert into attempts (key, failures, until)
  values (?, 1, clock_timestamp() + make_interval(secs => ?))
  on conflict (key) do update set
    failures = case when attempts.until > clock_timestamp() then attempts.failures + 1 else 1 end,
    until = case when attempts.until > clock_timestamp() then least(attempts.until, excluded.until) else excluded.until end
  returning failures, ceil(extract(epoch from until - clock_timestamp()))::int as seconds_left`;

/**
 * One more failure; a window that has passed starts anew, and none closes later than one that begins now, though the clock was
 * set back. Answers how many there are now, and when the window closes.
 */
export async function addFailure(tx: Tx, key: string, windowSeconds: number) {
  const [row] = await rows<{ failures: number; seconds_left: number }>(tx, ADD, [key, windowSeconds]);
  return { failures: row?.failures ?? 0, secondsLeft: row?.seconds_left ?? 0 };
}

/** One failure less. */
export async function takeBackFailure(tx: Tx, key: string): Promise<void> {
  await tx.raw('update attempts set failures = greatest(failures - 1, 0) where key = ?', [key]);
}

export async function clearFailures(tx: Tx, key: string): Promise<void> {
  await tx('attempts').where({ key }).delete();
}
