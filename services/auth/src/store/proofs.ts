import { wallDate } from '@fabula/kit/clock';
import { rows, type Tx } from '@fabula/kit/db';
import { PROOF_SECONDS } from '../domain/enrolment.ts';
import type { ProfileRow } from './profiles.ts';
import { findProfile } from './profiles.ts';

/** A session as its owner's own calls see it. */
export interface OwnSession {
  readonly idHash: string;
  readonly refreshToken: string;
  readonly sid: string | null;
  readonly acr: string;
  readonly deviceHash: string | null;
  readonly provenAt: Date | null;
  /** Password or link were shown lately. */
  readonly isProofFresh: boolean;
  /** The user's security stamp. */
  readonly stamp: number;
  /** Sealed: the secret of the factor that is being enrolled. */
  readonly pendingFactor: string | null;
  readonly profile: ProfileRow;
}

/** The live session of this hash, where it is this user's. */
export async function findOwnSession(
  tx: Tx,
  { idHash, userId }: { readonly idHash: string; readonly userId: string },
): Promise<OwnSession | undefined> {
  const [found] = await rows<Omit<OwnSession, 'profile'>>(
    tx,
    `select id_hash as "idHash", refresh_token as "refreshToken", sid, acr, device_hash as "deviceHash",
       proven_at as "provenAt", (select security_stamp from profiles where id = user_id) as stamp,
       coalesce(proven_at > clock_timestamp() - make_interval(secs => ?), false) as "isProofFresh",
       case when pending_until > clock_timestamp() then pending_factor end as "pendingFactor"
     from sessions where id_hash = ? and user_id = ? and expires_at > clock_timestamp()`,
    [PROOF_SECONDS, idHash, userId],
  );
  const profile = found && (await findProfile(tx, { id: userId }));
  return profile && { ...found, profile };
}

/** Whose session it is has just shown that it is still them. */
export async function proveSession(tx: Tx, idHash: string): Promise<void> {
  await tx.raw('update sessions set proven_at = clock_timestamp() where id_hash = ?', [idHash]);
}

/** Keeps a secret for its first code; answers until when. */
export async function keepPendingFactor(
  tx: Tx,
  pending: { readonly idHash: string; readonly sealed: string },
): Promise<Date> {
  const sql = `update sessions set pending_factor = ?, pending_until = clock_timestamp() + make_interval(secs => ?)
    where id_hash = ? returning pending_until as until`;
  const [kept] = await rows<{ until: Date }>(tx, sql, [pending.sealed, PROOF_SECONDS, pending.idHash]);
  return kept?.until ?? wallDate();
}
