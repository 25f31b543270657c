import type { Database } from '@fabula/kit/db';
import { decodeJwt } from 'jose';
import { AccountDisabled } from './domain/errors.ts';
import type { IdentityTokens, IdentityUser } from './domain/identity.ts';
import { highestRole } from './domain/roles.ts';
import { isClosed } from './store/enabling.ts';
import { type ProfileRow, putProfile } from './store/profiles.ts';

/** Writes auth's copy of what the identity back end answered, and answers the copy; undefined of whom is being deleted. */
export async function keepProfile(db: Database, user: IdentityUser): Promise<ProfileRow | undefined> {
  return db.transaction((tx) => putProfile(tx, user));
}

/** The same of somebody who comes in. Throws AccountDisabled. */
export async function keepEntrant(db: Database, user: IdentityUser): Promise<ProfileRow> {
  const profile = await keepProfile(db, user);
  if (!user.isEnabled || !profile?.isEnabled) throw new AccountDisabled();
  return profile;
}

/** Before anything is done for somebody who has shown who they are. Throws AccountDisabled. */
export async function requireOpen(db: Database, { id, isEnabled }: IdentityUser): Promise<void> {
  if (!isEnabled || (await db.transaction((tx) => isClosed(tx, id)))) throw new AccountDisabled();
}

/**
 * Mends a copy that lags behind the back end, which may have been changed by others, or whose answer got lost: fresh tokens
 * say what is true.
 */
export async function mendProfile(
  db: Database,
  copy: ProfileRow,
  { accessToken }: IdentityTokens,
): Promise<void> {
  const claims = decodeJwt<{ email?: string; realm_access?: { roles?: string[] } }>(accessToken);
  const role = highestRole(claims.realm_access?.roles ?? []);
  const email = claims.email ?? copy.email;
  const isSame = email === copy.email;
  if (role === copy.role && isSame) return;
  const isEmailProven = isSame ? copy.isEmailProven : null;
  await db.transaction((tx) => putProfile(tx, { ...copy, role, email, isEmailProven }));
}
