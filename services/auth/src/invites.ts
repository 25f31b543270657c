import type { Database } from '@fabula/kit/db';
import { hashSecret, newSecret } from './domain/session.ts';
import { deleteConsoleInvites, insertInvite, type NewInvite } from './store/invites.ts';
import { hasRole } from './store/profiles.ts';

/** Seconds that an invitation is good for: a week. */
const INVITE_S = 7 * 86_400;

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
