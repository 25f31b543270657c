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
}

export async function insertInvite(tx: Tx, invite: NewInvite): Promise<void> {
  await tx.raw(
    `insert into invites (token_hash, email, role, kind, expires_at)
     values (?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [invite.tokenHash, invite.email ?? null, invite.role, invite.kind, invite.seconds],
  );
}

/** The role that this link gives to this address; undefined when it is not good. */
export async function findInvite(
  tx: Tx,
  invite: { tokenHash: string; email: string },
): Promise<Role | undefined> {
  const found = await rows<{ role: string }>(
    tx,
    `select role from invites where token_hash = ? and redeemed_by is null
       and expires_at > clock_timestamp() and (email is null or email = ?)`,
    [invite.tokenHash, invite.email],
  );
  return found[0] && toRole(found[0].role);
}

/** Takes the link for this user, once; false when it is not good (any more, or for this address). */
export async function takeInvite(
  tx: Tx,
  link: { tokenHash: string; email: string; userId: string },
): Promise<boolean> {
  const taken = await rows(
    tx,
    `update invites set redeemed_by = ? where token_hash = ? and redeemed_by is null
       and expires_at > clock_timestamp() and (email is null or email = ?) returning token_hash`,
    [link.userId, link.tokenHash, link.email],
  );
  return taken.length === 1;
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

/** Earlier links of the console are void as soon as a new one is printed. */
export async function deleteConsoleInvites(tx: Tx): Promise<void> {
  await tx('invites').where({ kind: 'first-team-member', redeemed_by: null }).delete();
}
