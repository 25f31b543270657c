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

/** Whether this link is good for this address. */
export async function findInvite(tx: Tx, invite: { tokenHash: string; email: string }): Promise<boolean> {
  const found = await rows(
    tx,
    `select 1 from invites where token_hash = ? and redeemed_by is null
       and expires_at > clock_timestamp() and (email is null or email = ?)`,
    [invite.tokenHash, invite.email],
  );
  return found.length > 0;
}

/** Takes the link for this user, once; answers its role, or undefined when it is not good (any more, or for this address). */
export async function redeemInvite(
  tx: Tx,
  redeem: { tokenHash: string; email: string; userId: string },
): Promise<Role | undefined> {
  const taken = await rows<{ role: string }>(
    tx,
    `update invites set redeemed_by = ? where token_hash = ? and redeemed_by is null
       and expires_at > clock_timestamp() and (email is null or email = ?) returning role`,
    [redeem.userId, redeem.tokenHash, redeem.email],
  );
  return taken[0] && toRole(taken[0].role);
}

/** Earlier links of the console are void as soon as a new one is printed. */
export async function deleteConsoleInvites(tx: Tx): Promise<void> {
  await tx('invites').where({ kind: 'first-team-member', redeemed_by: null }).delete();
}
