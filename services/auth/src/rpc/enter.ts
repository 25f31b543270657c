import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import { NoSession } from '../domain/errors.ts';
import { DEVICE_SECONDS, hashSecret, newSecret } from '../domain/session.ts';
import type { Session } from '../sessions.ts';
import { rememberDevice } from '../store/devices.ts';
import { findProfile } from '../store/profiles.ts';
import { deviceOf, setDeviceCookie, setSessionCookie } from './cookies.ts';

/** A session for somebody whose password fitted; the device is known from now on. */
export async function enter(context: AuthContext, call: Call, userId: string): Promise<Session> {
  const { db, sessions, secureCookies } = context;
  const device = deviceOf(call) ?? newSecret();
  const profile = await db.transaction(async (tx) => {
    await rememberDevice(tx, { deviceHash: hashSecret(device), userId, seconds: DEVICE_SECONDS });
    return findProfile(tx, { id: userId });
  });
  if (!profile) throw new NoSession();
  const { session, secret } = await sessions.begin(profile);
  setSessionCookie(call, secret, secureCookies);
  setDeviceCookie(call, device, secureCookies);
  return session;
}
