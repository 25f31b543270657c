import { wallDate } from '@fabula/kit/clock';
import type { Handler } from '@fabula/kit/server';
import type { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { openSecret, toOtp } from '../domain/enrolment.ts';
import { EnrolmentOver, FactorExists, WrongCode } from '../domain/errors.ts';
import { toLanguage } from '../domain/language.ts';
import { stepOfCode } from '../domain/totp.ts';
import { factorsOf, newRecoveryCodes, tellOwner } from '../factors.ts';
import { raiseDevice } from '../store/devices.ts';
import type { OwnSession } from '../store/proofs.ts';
import { ownSession } from './codes.ts';
import { setSessionCookie } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['confirmFactor']>;

/** The first code of a factor: it counts from now on, and its owner is told. */
export function confirmFactor(context: AuthContext): Method {
  return async (request, call) => {
    const { sessions, attempts, audit, factorSealer, secureCookies } = context;
    const own = await ownSession(context, call);
    const { id: userId, email } = own.profile;
    const secret = own.pendingFactor && openSecret(factorSealer, userId, own.pendingFactor);
    if (!secret) throw new EnrolmentOver();
    const otp = toOtp(request.otp);
    const attempt = await attempts.enrolment(own.idHash);
    if (stepOfCode(secret, otp, wallDate()) === undefined) throw new WrongCode('otp');
    await attempt.succeeded();
    const language = toLanguage(request.language);
    const added = await addOnly(context, userId, secret);
    // The copy says so before anything is raised by it: nobody may take the account for one without.
    await factorsOf(context, userId, language);
    const begun = await sessions.replace(own, otp).catch(async (error: unknown) => {
      await context.identity.removeFactor(userId, added.id);
      await factorsOf(context, userId, language);
      throw error;
    });
    await rememberRaised(context, own);
    const recoveryCodes = await newRecoveryCodes(context, userId);
    await tellOwner(context, { email, kind: 'factor-added', language });
    await audit.note(call, { action: 'factor-added', actor: userId, subject: userId });
    setSessionCookie(call, begun.secret, secureCookies);
    return { session: begun.session, recoveryCodes };
  };
}

/** Codes of this factor are counted by themselves here. */
async function rememberRaised({ db }: AuthContext, { deviceHash, profile }: OwnSession): Promise<void> {
  if (deviceHash === null) return;
  await db.transaction((tx) => raiseDevice(tx, { deviceHash, userId: profile.id }));
}

/** Of two that are confirmed at once in two browsers at most one stays: nobody slips a second one in beside the owner's. */
async function addOnly(context: AuthContext, userId: string, secret: string) {
  const { identity } = context;
  if ((await factorsOf(context, userId)).length > 0) throw new FactorExists();
  const added = await identity.addFactor(userId, secret);
  if (!added) throw new EnrolmentOver();
  if ((await identity.listFactors(userId)).length === 1) return added;
  await identity.removeFactor(userId, added.id);
  throw new FactorExists();
}
