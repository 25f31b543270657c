import { rows, type Tx } from '@fabula/kit/db';

interface SessionRow {
  readonly refreshToken: string;
  readonly userCreatedAt: Date;
}

interface NewSession {
  readonly idHash: string;
  readonly userId: string;
  readonly refreshToken: string;
  readonly seconds: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.raw(
    `insert into sessions (id_hash, user_id, refresh_token, expires_at)
     values (?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [session.idHash, session.userId, session.refreshToken, session.seconds],
  );
}

/** The live session of this hash. */
export async function findSession(tx: Tx, idHash: string): Promise<SessionRow | undefined> {
  const found = await rows<SessionRow>(
    tx,
    `select s.refresh_token as "refreshToken", p.created_at as "userCreatedAt"
     from sessions s join profiles p on p.id = s.user_id
     where s.id_hash = ? and s.expires_at > clock_timestamp()`,
    [idHash],
  );
  return found[0];
}

/** Deletes one session, or all of a user, and answers their refresh tokens. */
export async function deleteSessions(
  tx: Tx,
  which: { id_hash: string } | { user_id: string },
): Promise<string[]> {
  const gone = await tx('sessions')
    .where(which)
    .delete()
    .returning<{ refresh_token: string }[]>('refresh_token');
  return gone.map((row) => row.refresh_token);
}
