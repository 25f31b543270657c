import type { Tx } from '@fabula/kit/db';

/** Takes away what has run out: nothing reads it again. Of mails that were given up it is known for a month that they were. */
export async function sweepExpired(tx: Tx): Promise<void> {
  await tx.raw('delete from sessions where expires_at < clock_timestamp()');
  await tx.raw(
    'update sessions set pending_factor = null, pending_until = null where pending_until < clock_timestamp()',
  );
  await tx.raw('delete from devices where expires_at < clock_timestamp()');
  await tx.raw("delete from links where expires_at < clock_timestamp() - interval '1 day'");
  await tx.raw('delete from attempts where until < clock_timestamp()');
  await tx.raw(
    "delete from mails where expires_at < clock_timestamp() - interval '1 day' and failed_at is null",
  );
  await tx.raw("delete from mails where failed_at < clock_timestamp() - interval '30 days'");
  await tx.raw('delete from ended where kept_until < clock_timestamp()');
  // So long nothing comes late that would bring the user back.
  await tx.raw("delete from deletions where done_at < clock_timestamp() - interval '1 day'");
  await tx.raw("delete from audit where at < clock_timestamp() - interval '1 year'");
}
