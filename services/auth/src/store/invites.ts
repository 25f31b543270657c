import { rows, type Tx } from '@fabula/kit/db';
import { type Role, toRole } from '../domain/roles.ts';

export interface NewInvite {
  readonly tokenHash: string;
  /** Anybody who has the link, when undefined. */
  readonly email?: string;
  readonly role: Role;
  /** `first-team-member` links are printed on the console; the others are made by the team. */
  readonly kind: 'first-team-member' | 'invite';
  readonly seconds: number;
  /** The member who made it. */
  readonly createdBy?: string | undefined;
}

export async function insertInvite(tx: Tx, invite: NewInvite): Promise<void> {
  await tx.raw(
    `insert into invites (token_hash, email, role, kind, created_by, expires_at)
     values (?, ?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [
      ...[invite.tokenHash, invite.email ?? null, invite.role, invite.kind, invite.createdBy ?? null],
      invite.seconds,
    ],
  );
}

const OPEN = 'redeemed_by is null and revoked_at is null and expires_at > clock_timestamp()';

export interface FoundInvite {
  readonly role: Role;
  /** This user has followed it before. */
  readonly isClaimed: boolean;
}

/** What this link gives to this person; undefined when it is not good, or somebody else came first. */
export async function findInvite(
  tx: Tx,
  invite: { tokenHash: string; email: string; userId: string | undefined },
): Promise<FoundInvite | undefined> {
  const found = await rows<{ role: string; isClaimed: boolean }>(
    tx,
    `select role, claimed_by is not null as "isClaimed" from invites
     where token_hash = ? and ${OPEN} and (email is null or email = ?) and (claimed_by is null or claimed_by = ?)`,
    [invite.tokenHash, invite.email, invite.userId ?? null],
  );
  return found[0] && { ...found[0], role: toRole(found[0].role) };
}

/**
 * Keeps the link for this user, before the role is given: whatever becomes of the answer, nobody else gets it by the same
 * link, and they may follow it again. False when somebody else came first.
 */
export async function claimInvite(tx: Tx, link: { tokenHash: string; userId: string }): Promise<boolean> {
  const claimed = await rows(
    tx,
    `update invites set claimed_by = ? where token_hash = ? and ${OPEN}
       and (claimed_by is null or claimed_by = ?) returning token_hash`,
    [link.userId, link.tokenHash, link.userId],
  );
  return claimed.length === 1;
}

/** Whether a role is being given to this user. */
export async function hasClaimedInvite(tx: Tx, userId: string): Promise<boolean> {
  const sql = `select 1 from invites where claimed_by = ? and ${OPEN} limit 1`;
  return (await rows(tx, sql, [userId])).length > 0;
}

/** The role has been given: the link is used up. */
export async function useInvite(tx: Tx, link: { tokenHash: string; userId: string }): Promise<void> {
  await tx('invites')
    .where({ token_hash: link.tokenHash, redeemed_by: null })
    .update({ redeemed_by: link.userId });
}

/** What was claimed is void: a role that the team has taken away does not come back by it. */
export async function useClaimedInvites(tx: Tx, userId: string): Promise<void> {
  await tx('invites').where({ claimed_by: userId, redeemed_by: null }).update({ redeemed_by: userId });
}

/** The role of the link, where this user has taken it. */
export async function findRedeemed(
  tx: Tx,
  { tokenHash, userId }: { tokenHash: string; userId: string },
): Promise<Role | undefined> {
  const found = await rows<{ role: string }>(
    tx,
    'select role from invites where token_hash = ? and redeemed_by = ?',
    [tokenHash, userId],
  );
  return found[0] && toRole(found[0].role);
}

/** Takes away the console's links that nobody has followed; with `minutes` those alone that are so old. */
export async function deleteConsoleInvites(tx: Tx, minutes = 0): Promise<void> {
  await tx('invites')
    .where({ kind: 'first-team-member', redeemed_by: null })
    .whereRaw("created_at <= now() - ? * interval '1 minute'", [minutes])
    .delete();
}

export interface OpenInvite {
  readonly id: string;
  readonly email: string | null;
  readonly role: Role;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Made by the team, and still good; the newest first. */
export async function listOpenInvites(tx: Tx): Promise<OpenInvite[]> {
  const found = await rows<OpenInvite>(
    tx,
    `select id, email, role, created_at as "createdAt", expires_at as "expiresAt" from invites
     where kind = 'invite' and ${OPEN} order by created_at desc, id`,
  );
  return found.map((invite) => ({ ...invite, role: toRole(invite.role) }));
}

/** False when there is none that is still good. */
export async function revokeInvite(tx: Tx, id: string): Promise<boolean> {
  const sql = `update invites set revoked_at = clock_timestamp() where id = ? and ${OPEN} returning id`;
  return (await rows(tx, sql, [id])).length === 1;
}

/** What waits for this address is void. */
export async function revokeInvitesTo(tx: Tx, email: string): Promise<void> {
  await tx.raw(`update invites set revoked_at = clock_timestamp() where email = ? and ${OPEN}`, [email]);
}

/** Nothing of it says any more who it was for, who followed it or who made it. */
export async function forgetInvitesOf(tx: Tx, gone: { userId: string; email: string }): Promise<void> {
  await tx.raw(
    'delete from invites where claimed_by = :userId or redeemed_by = :userId or (email = :email and revoked_at is not null)',
    gone,
  );
  await tx('invites').where({ created_by: gone.userId }).update({ created_by: null });
}

/** What somebody has made who is on the team no more. */
export async function revokeInvitesOf(tx: Tx, userId: string): Promise<void> {
  await tx.raw(`update invites set revoked_at = clock_timestamp() where created_by = ? and ${OPEN}`, [
    userId,
  ]);
}
