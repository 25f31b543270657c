import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import type { IdentityUser } from '../domain/identity.ts';
import type { Language } from '../domain/language.ts';
import { DEVICE_SECONDS, hashSecret, newSecret } from '../domain/session.ts';
import { keepEntrant } from '../profiles.ts';
import type { Session } from '../sessions.ts';
import type { Way } from '../sign-ins.ts';
import { rememberDevice } from '../store/devices.ts';
import { putLanguage } from '../store/enabling.ts';
import { deviceOf, setDeviceCookie, setSessionCookie } from './cookies.ts';

interface Entering {
  readonly user: IdentityUser;
  /** How they have shown who they are. */
  readonly by: Way;
  /** What the audit says of it; the way, where nothing is said. */
  readonly detail?: string | undefined;
  /** A code of their second factor, where they gave one. */
  readonly otp?: string | undefined;
  /** Their security stamp, from before that was looked at; none where the mailbox was shown: nothing outdates that. */
  readonly stamp?: number | undefined;
  /** In which they have come, where that is known: what they are told later is in it too. */
  readonly language?: Language | undefined;
}

/** A session for somebody who has shown who they are; the device is known from now on. Throws AccountDisabled. */
export async function enter(context: AuthContext, call: Call, entering: Entering): Promise<Session> {
  const { db, sessions, audit, secureCookies } = context;
  const { user, by, otp, stamp, language } = entering;
  const device = deviceOf(call) ?? newSecret();
  const profile = await keepEntrant(db, user);
  const deviceHash = hashSecret(device);
  const shower = { userId: user.id, device };
  const attempt = otp === undefined ? undefined : await context.attempts.code(shower);
  const { session, secret } = await sessions.begin(profile, { deviceHash, otp, stamp });
  // Not before: a wrong code makes no device a known one.
  await db.transaction(async (tx) => {
    await rememberDevice(tx, { deviceHash, userId: user.id, seconds: DEVICE_SECONDS });
    if (language !== undefined) await putLanguage(tx, user.id, language);
  });
  await attempt?.succeeded();
  context.signIns.in(by);
  await audit.note(call, {
    action: 'signed-in',
    actor: user.id,
    subject: user.id,
    detail: entering.detail ?? by,
  });
  setSessionCookie(call, secret, secureCookies);
  setDeviceCookie(call, device, secureCookies);
  return session;
}
