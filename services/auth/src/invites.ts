import type { Database, Tx } from '@fabula/kit/db';
import type { Call } from '@fabula/kit/server';
import type { AuthContext } from './context.ts';
import { AccountDisabled, UnknownProfile } from './domain/errors.ts';
import type { IdentityBackend } from './domain/identity.ts';
import { isMoreThan, type Role } from './domain/roles.ts';
import { hashSecret, newSecret } from './domain/session.ts';
import { isDeleted } from './store/deletions.ts';
import { endLetIn } from './store/enabling.ts';
import {
  claimInvite,
  deleteConsoleInvites,
  findInvite,
  findRedeemed,
  insertInvite,
  type NewInvite,
  useInvite,
} from './store/invites.ts';
import { hasRole, lockProfile, putProfile } from './store/profiles.ts';

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

// So long, minutes, the processes of a site may take to start.
const BESIDE_MINUTES = 10;

/**
 * While nobody is on the team: the path by which the first member joins it. Each start makes a new one, and voids those of
 * starts before: not of processes that start beside this one. The first one that is followed voids all.
 */
export async function inviteFirstTeamMember(db: Database): Promise<string | undefined> {
  const needed = await db.transaction(async (tx) => {
    const isNeeded = !(await hasRole(tx, 'team'));
    await deleteConsoleInvites(tx, isNeeded ? BESIDE_MINUTES : 0);
    return isNeeded;
  });
  return needed ? invite(db, { role: 'team', kind: 'first-team-member' }) : undefined;
}

interface Redeeming extends Pick<AuthContext, 'db' | 'audit'> {
  readonly identity: Pick<IdentityBackend, 'find' | 'raiseRole'>;
}

/**
 * Gives the user what the link is for, and answers what they are then; undefined where it gives nobody anything, or somebody
 * else. It takes no role away, and stays unused where it would give none. The link is claimed, then the role is given, then
 * the link is used up: wherever that breaks off, the same person may follow it again and nobody else.
 */
export async function redeem(
  context: Redeeming,
  call: Call,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: string },
): Promise<Redeemed | undefined> {
  const { db, identity, audit } = context;
  const user = await identity.find({ id: userId });
  if (!user) throw new UnknownProfile();
  const link = { tokenHash, email: user.email, userId };
  const claim = await db.transaction(async (tx) => {
    // Nobody ends the account as one without a role before this is claimed; and none is given to one that has ended.
    await lockProfile(tx, userId);
    if (await isDeleted(tx, userId)) throw new AccountDisabled();
    return claimFor(tx, link, user.role);
  });
  if (claim.state === 'gone') return usedBefore(user.role, claim.given);
  if (claim.state === 'needless') return { role: user.role, isUsed: false };
  const role = await identity.raiseRole(userId, claim.role);
  if (!role) throw new UnknownProfile();
  await db.transaction(async (tx) => {
    await useInvite(tx, link);
    if (isMoreThan(role, 'author')) await deleteConsoleInvites(tx);
    await putProfile(tx, { ...user, role });
    await endLetIn(tx, userId);
    await audit.noteIn(tx, call, {
      ...{ action: 'invite-redeemed', actor: userId, subject: userId, detail: claim.role },
    });
  });
  return { role, isUsed: true };
}

type Claim =
  | { readonly state: 'gone'; readonly given: Role | undefined }
  | { readonly state: 'needless' }
  | { readonly state: 'claimed'; readonly role: Role };

async function claimFor(
  tx: Tx,
  link: { tokenHash: string; email: string; userId: string },
  role: Role,
): Promise<Claim> {
  const found = await findInvite(tx, link);
  if (!found) return { state: 'gone', given: await findRedeemed(tx, link) };
  if (!found.isClaimed && !isMoreThan(found.role, role)) return { state: 'needless' };
  // Two people with one link: the first one to get here has its role.
  if (!(await claimInvite(tx, link))) return { state: 'gone', given: undefined };
  return { state: 'claimed', role: found.role };
}

/** Asked again, because the answer was lost, it says the same. The team may have taken the role away since: it is given once. */
const usedBefore = (role: Role, given: Role | undefined): Redeemed | undefined =>
  given && !isMoreThan(given, role) ? { role, isUsed: true } : undefined;
