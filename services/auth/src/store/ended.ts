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

/** Seconds until the second is over in which tokens of this user were ended; 0 when it is. */
export async function secondsAfterEnd(tx: Tx, userId: string): Promise<number> {
  const sql = `select extract(epoch from date_trunc('second', at) + interval '1 s' - clock_timestamp())::float8 as left
    from ended where kind = 'user' and id = $1`;
  const [found] = await rows<{ left: number }>(tx, sql, [userId]);
  return Math.max(0, found?.left ?? 0);
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
