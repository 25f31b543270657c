import { rows, type Tx } from '@fabula/kit/db';
import { findProfile, type ProfileRow } from './profiles.ts';

interface SessionRow {
  readonly refreshToken: string;
  readonly profile: ProfileRow;
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
  const [found] = await rows<{ userId: string; refreshToken: string }>(
    tx,
    `select user_id as "userId", refresh_token as "refreshToken" from sessions
     where id_hash = ? and expires_at > clock_timestamp()`,
    [idHash],
  );
  const profile = found && (await findProfile(tx, { id: found.userId }));
  return profile && { refreshToken: found.refreshToken, profile };
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
