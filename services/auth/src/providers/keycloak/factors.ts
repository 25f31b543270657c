import { randomUUID } from 'node:crypto';
import { wallMs } from '@fabula/kit/clock';
import type { IdentityFactor } from '../../domain/identity.ts';
import type { Users } from './users.ts';

/** As Keycloak keeps one: the kind that every authenticator app knows. */
const KIND = {
  ...{ subType: 'totp', digits: 6, counter: 0, period: 30 },
  ...{ algorithm: 'HmacSHA1', secretEncoding: 'BASE32' },
};

/** A second factor in Keycloak's words. The label names it: two of one label Keycloak would not take. */
export function toFactorCredential(secret: string, userLabel: string = randomUUID()) {
  return {
    ...{ type: 'otp', userLabel, createdDate: wallMs() },
    secretData: JSON.stringify({ value: secret }),
    credentialData: JSON.stringify(KIND),
  };
}

/** undefined where there is no such user. */
export async function addFactor(
  users: Users,
  userId: string,
  secret: string,
): Promise<IdentityFactor | undefined> {
  // Keycloak does not say which it has made: the label does.
  const label = randomUUID();
  const credential = toFactorCredential(secret, label);
  if (!(await users.change(userId, { credentials: [credential] }))) return undefined;
  const all = (await users.credentials(userId)) ?? [];
  const made = all.find(({ userLabel }) => userLabel === label);
  return made && { id: made.id, createdAt: new Date(made.createdDate) };
}

/** The one that Keycloak asks first comes first. */
export async function listFactors(users: Users, userId: string): Promise<IdentityFactor[]> {
  const all = (await users.credentials(userId)) ?? [];
  return all
    .filter(({ type }) => type === 'otp')
    .map(({ id, createdDate }) => ({ id, createdAt: new Date(createdDate) }));
}
