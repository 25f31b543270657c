import type { Call } from '@fabula/kit/server';
import { playerOf } from '@fabula/kit/server';
import type { FactorShower } from '../attempts.ts';
import type { AuthContext } from '../context.ts';
import type { OwnSession } from '../store/proofs.ts';
import { deviceOf, secretOf } from './cookies.ts';

/** The caller's session, by cookie and token alike. Throws NoSession. */
export function ownSession({ sessions }: AuthContext, call: Call): Promise<OwnSession> {
  return sessions.own(secretOf(call), playerOf(call).sub);
}

/** Whoever shows a code of their own factor. */
export const showerOf = (call: Call, userId: string): FactorShower => ({ userId, device: deviceOf(call) });
