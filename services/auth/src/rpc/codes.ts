import type { Call } from '@fabula/kit/server';
import { playerOf } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import { toOtp } from '../domain/enrolment.ts';
import { WrongCode } from '../domain/errors.ts';
import { requireFactor } from '../factors.ts';
import type { OwnSession } from '../store/proofs.ts';
import { secretOf } from './cookies.ts';

/** The caller's session, by cookie and token alike. Throws NoSession. */
export function ownSession({ sessions }: AuthContext, call: Call): Promise<OwnSession> {
  return sessions.own(secretOf(call), playerOf(call).sub);
}

/** Uses a code of the user's factor up. Counted as a guess. Throws TooManyAttempts, NoFactor and WrongCode. */
export async function requireCode(context: AuthContext, userId: string, otp: string): Promise<void> {
  const attempt = await context.attempts.code(userId);
  if (!(await context.identity.checkOtp(userId, toOtp(otp)))) {
    await requireFactor(context, userId);
    throw new WrongCode('otp');
  }
  await attempt.succeeded();
}
