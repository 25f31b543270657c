import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import type { IdentityUser } from '../domain/identity.ts';
import type { LinkKind } from '../domain/link.ts';
import { DEVICE_SECONDS, hashSecret, newSecret } from '../domain/session.ts';
import { keepProfile } from '../profiles.ts';
import type { Session } from '../sessions.ts';
import { rememberDevice } from '../store/devices.ts';
import { deviceOf, setDeviceCookie, setSessionCookie } from './cookies.ts';

interface Entering {
  readonly user: IdentityUser;
  /** How they have shown who they are. */
  readonly by: 'password' | 'sign-up' | 'google' | LinkKind;
  /** A code of their second factor, where they gave one. */
  readonly otp?: string | undefined;
}

/** A session for somebody who has shown who they are; the device is known from now on. */
export async function enter(context: AuthContext, call: Call, { user, by, otp }: Entering): Promise<Session> {
  const { db, sessions, audit, secureCookies } = context;
  const device = deviceOf(call) ?? newSecret();
  const profile = await keepProfile(db, user);
  const deviceHash = hashSecret(device);
  const known = { deviceHash, userId: user.id, seconds: DEVICE_SECONDS };
  await db.transaction((tx) => rememberDevice(tx, known));
  const attempt = otp === undefined ? undefined : await context.attempts.code(user.id);
  const { session, secret } = await sessions.begin(profile, { deviceHash, otp });
  await attempt?.succeeded();
  await audit.note(call, { action: 'signed-in', actor: user.id, subject: user.id, detail: by });
  setSessionCookie(call, secret, secureCookies);
  setDeviceCookie(call, device, secureCookies);
  return session;
}
