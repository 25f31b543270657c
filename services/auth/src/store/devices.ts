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

/** Whether a code of the account's second factor was shown on this device: of the factor that it has now. */
export async function isRaisedDevice(
  tx: Tx,
  device: { deviceHash: string; userId: string },
): Promise<boolean> {
  const sql = `select 1 from devices where device_hash = ? and user_id = ? and raised_at is not null
    and expires_at > clock_timestamp()`;
  return (await rows(tx, sql, [device.deviceHash, device.userId])).length > 0;
}

export async function raiseDevice(tx: Tx, device: { deviceHash: string; userId: string }): Promise<void> {
  const sql = 'update devices set raised_at = clock_timestamp() where device_hash = ? and user_id = ?';
  await tx.raw(sql, [device.deviceHash, device.userId]);
}

/** Their factor is gone: the next one was shown nowhere yet. */
export async function lowerDevices(tx: Tx, userId: string): Promise<void> {
  await tx('devices').where({ user_id: userId }).update({ raised_at: null });
}

/** The account is known on no device any more. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx('devices').where({ user_id: userId }).delete();
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
