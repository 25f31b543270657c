import { rows, type Tx } from '@fabula/kit/db';

const ADD = `
  insert into ended (kind, id, kept_until) values (?, ?, clock_timestamp() + make_interval(secs => ?))
  on conflict (kind, id) do update set at = clock_timestamp(), kept_until = excluded.kept_until`;

/** Tokens of this session count no more. It is kept for so long as they could be shown. */
export async function endSession(tx: Tx, sid: string, seconds: number): Promise<void> {
  await tx.raw(ADD, ['session', sid, seconds]);
}

/** Tokens that this user has got so far count no more. */
export async function endUser(tx: Tx, userId: string, seconds: number): Promise<void> {
  await tx.raw(ADD, ['user', userId, seconds]);
}

export interface Ended {
  readonly kind: 'session' | 'user';
  readonly id: string;
  readonly at: Date;
}

/** The newest first. */
export async function listEnded(tx: Tx, limit: number): Promise<Ended[]> {
  const sql = 'select kind, id, at from ended where kept_until > clock_timestamp() order by at desc limit $1';
  return rows<Ended>(tx, sql, [limit]);
}
