import type { Database } from '@fabula/kit/db';
import type { AuthContext } from './context.ts';
import { UnknownProfile } from './domain/errors.ts';
import { isMoreThan, type Role } from './domain/roles.ts';
import { hashSecret, newSecret } from './domain/session.ts';
import {
  deleteConsoleInvites,
  findInvite,
  findRedeemed,
  insertInvite,
  type NewInvite,
  takeInvite,
} from './store/invites.ts';
import { hasRole, lockProfile } from './store/profiles.ts';

/** Seconds that an invitation is good for: a week. */
const INVITE_S = 7 * 86_400;

/** What came of an invitation that was followed. */
export interface Redeemed {
  /** What its bearer is now. */
  readonly role: Role;
  /** Whether it made them that. */
  readonly isUsed: boolean;
}

/** A new invitation; answers its path, which is shown once and stored nowhere. */
export async function invite(db: Database, made: Omit<NewInvite, 'tokenHash' | 'seconds'>): Promise<string> {
  const secret = newSecret();
  const row = { ...made, tokenHash: hashSecret(secret), seconds: INVITE_S };
  await db.transaction((tx) => insertInvite(tx, row));
  return `/signup?invite_token=${secret}`;
}

/** While nobody is on the team: the path by which the first member joins it. Each start makes a new one and voids the last. */
export async function inviteFirstTeamMember(db: Database): Promise<string | undefined> {
  const needed = await db.transaction(async (tx) => {
    await deleteConsoleInvites(tx);
    return !(await hasRole(tx, 'team'));
  });
  return needed ? invite(db, { role: 'team', kind: 'first-team-member' }) : undefined;
}

/**
 * Gives the user what the link is for, and answers what they are then; undefined where it gives nobody anything, or somebody
 * else. It takes no role away, and stays unused where it would give none. Link and role change together or not at all. What
 * one person follows at once is taken in turn, so that the greater role is the one that stays.
 */
export function redeem(
  { db, identity }: Pick<AuthContext, 'db' | 'identity'>,
  userId: string,
  tokenHash: string,
): Promise<Redeemed | undefined> {
  return db.transaction(async (tx) => {
    const user = await lockProfile(tx, userId);
    if (!user) throw new UnknownProfile();
    const link = { tokenHash, email: user.email, userId };
    const offered = await findInvite(tx, link);
    if (!offered) return usedBefore(user.role, await findRedeemed(tx, link));
    if (!isMoreThan(offered, user.role)) return { role: user.role, isUsed: false };
    // Two people with one link: the first one to get here has its role.
    if (!(await takeInvite(tx, link))) return undefined;
    await identity.setRole(tx, userId, offered);
    return { role: offered, isUsed: true };
  });
}

/** Asked again, because the answer was lost, it says the same. The team may have taken the role away since: it is given once. */
const usedBefore = (role: Role, given: Role | undefined): Redeemed | undefined =>
  given && !isMoreThan(given, role) ? { role, isUsed: true } : undefined;
