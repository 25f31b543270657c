import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { DEVICE_SECONDS, hashSecret, newSecret } from '../domain/session.ts';
import { keepProfile } from '../profiles.ts';
import type { Session } from '../sessions.ts';
import { rememberDevice } from '../store/devices.ts';
import { deviceOf, setDeviceCookie, setSessionCookie } from './cookies.ts';

/** A session for somebody who has shown who they are; the device is known from now on. */
export async function enter(context: AuthContext, call: Call, user: IdentityUser): Promise<Session> {
  const { db, sessions, secureCookies } = context;
  const device = deviceOf(call) ?? newSecret();
  const profile = await keepProfile(db, user);
  const known = { deviceHash: hashSecret(device), userId: user.id, seconds: DEVICE_SECONDS };
  await db.transaction((tx) => rememberDevice(tx, known));
  const { session, secret } = await sessions.begin(profile);
  setSessionCookie(call, secret, secureCookies);
  setDeviceCookie(call, device, secureCookies);
  return session;
}
