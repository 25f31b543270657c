import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { IdentityTokens } from './identity.ts';

/** How long a sign-in lasts, seconds: 30 days. */
export const SESSION_SECONDS = 30 * 86_400;

/** How long a device is known to the accounts that were signed in on it, seconds: a year. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Under a minute old: a new user (the specification's word for analytics). */
const NEW_USER_MS = 60_000;

/** A random secret that may travel in a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets are stored only like this. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A session as keycloak-js takes it (fabula.auth.v1.Session): the refresh token is a stub that it can decode. */
export function toSession(tokens: IdentityTokens, createdAt: Date, now: Date) {
  const isNewUser = now.getTime() - createdAt.getTime() < NEW_USER_MS;
  return { ...tokens, refreshToken: refreshStub(tokens.accessToken), isNewUser };
}

function refreshStub(accessToken: string): string {
  const { sub, sid, iat = 0 } = decodeJwt(accessToken);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ typ: 'Refresh', sub, sid, iat, exp: iat + SESSION_SECONDS })}.`;
}
