import { rows, type Tx } from '@fabula/kit/db';

/** Whether this account was signed in on this device before. */
export async function knowsDevice(
  tx: Tx,
  { deviceHash, email }: { deviceHash: string; email: string },
): Promise<boolean> {
  const found = await rows(
    tx,
    `select 1 from devices d join profiles p on p.id = d.user_id
     where d.device_hash = ? and p.email = ? and d.expires_at > clock_timestamp()`,
    [deviceHash, email],
  );
  return found.length > 0;
}

/** The account is signed in on the device, and is known there for so many seconds more. */
export async function rememberDevice(
  tx: Tx,
  known: { deviceHash: string; userId: string; seconds: number },
): Promise<void> {
  await tx.raw(
    `insert into devices (device_hash, user_id, expires_at)
     values (?, ?, clock_timestamp() + make_interval(secs => ?))
     on conflict (device_hash, user_id) do update set expires_at = excluded.expires_at`,
    [known.deviceHash, known.userId, known.seconds],
  );
}
