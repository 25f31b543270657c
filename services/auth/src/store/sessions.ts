import { rows, type Tx } from '@fabula/kit/db';
import { findProfile, type ProfileRow } from './profiles.ts';

interface SessionRow {
  readonly refreshToken: string;
  readonly profile: ProfileRow;
}

export interface NewSession {
  readonly idHash: string;
  readonly userId: string;
  readonly refreshToken: string;
  /** The `sid` and `acr` of its tokens. */
  readonly sid: string | undefined;
  readonly acr: string;
  readonly deviceHash: string | undefined;
  /** When password or link were shown; now, when undefined. */
  readonly provenAt?: Date | null;
  readonly seconds: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.raw(
    `insert into sessions (id_hash, user_id, refresh_token, sid, acr, device_hash, proven_at, last_seen_at, expires_at)
     values (?, ?, ?, ?, ?, ?, case when ? then ?::timestamptz else clock_timestamp() end, clock_timestamp(), clock_timestamp() + make_interval(secs => ?))`,
    [
      ...[session.idHash, session.userId, session.refreshToken, session.sid ?? null, session.acr],
      ...[
        session.deviceHash ?? null,
        session.provenAt !== undefined,
        session.provenAt ?? null,
        session.seconds,
      ],
    ],
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

/** It has come again: with which `sid` is told of sessions too that are older than that column. False where it is gone. */
export async function seeSession(tx: Tx, idHash: string, sid: string | undefined): Promise<boolean> {
  const sql = `update sessions set last_seen_at = clock_timestamp(), sid = coalesce(?, sid) where id_hash = ?
    returning id_hash`;
  return (await rows(tx, sql, [sid ?? null, idHash])).length === 1;
}

/** Deletes the user's sessions that a second factor has raised, but for one. */
export async function deleteRaisedSessions(tx: Tx, userId: string, butHash: string): Promise<GoneSession[]> {
  return tx('sessions')
    .where({ user_id: userId, acr: 'aal2' })
    .whereNot({ id_hash: butHash })
    .delete()
    .returning<GoneSession[]>(['refresh_token as refreshToken', 'sid']);
}

export interface GoneSession {
  readonly refreshToken: string;
  readonly sid: string | null;
}

/** Deletes the user's sessions of this hash, and of this `sid`. */
export async function deleteSessionsOf(
  tx: Tx,
  userId: string,
  { idHash, sid }: { readonly idHash: string; readonly sid: string | undefined },
): Promise<GoneSession[]> {
  const sql = `delete from sessions where user_id = ? and (id_hash = ? or sid = ?)
    returning refresh_token as "refreshToken", sid`;
  return rows<GoneSession>(tx, sql, [userId, idHash, sid ?? null]);
}

/** Deletes one session, or all of a user. */
export async function deleteSessions(
  tx: Tx,
  which: { id_hash: string } | { user_id: string },
): Promise<GoneSession[]> {
  return tx('sessions')
    .where(which)
    .delete()
    .returning<GoneSession[]>(['refresh_token as refreshToken', 'sid']);
}
