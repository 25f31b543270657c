import type { Database } from '@fabula/kit/db';
import { decodeJwt } from 'jose';
import type { IdentityTokens, IdentityUser } from './domain/identity.ts';
import { highestRole } from './domain/roles.ts';
import { type ProfileRow, putProfile } from './store/profiles.ts';

/** Writes auth's copy of what the identity back end answered, and answers the copy. */
export async function keepProfile(db: Database, user: IdentityUser): Promise<ProfileRow> {
  const { id, email, role, createdAt } = user;
  const profile = { id, email, role, createdAt };
  await db.transaction((tx) => putProfile(tx, profile));
  return profile;
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
  if (role === copy.role && email === copy.email) return;
  await db.transaction((tx) => putProfile(tx, { ...copy, role, email }));
}
