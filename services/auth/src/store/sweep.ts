import type { Tx } from '@fabula/kit/db';

/** Takes away sessions, known devices and counted failures whose time is over: nothing reads them again. */
export async function sweepExpired(tx: Tx): Promise<void> {
  await tx.raw('delete from sessions where expires_at < clock_timestamp()');
  await tx.raw('delete from devices where expires_at < clock_timestamp()');
  await tx.raw('delete from attempts where until < clock_timestamp()');
}
