import type { ResponseOf } from '../../lib/api/contract.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';

export type Form = 'magicLink' | 'signIn' | 'signUp' | 'reset';

/** What a site's server offers. */
export type Offered = ResponseOf<'fabula.auth.v1.AuthService', 'getSignInOptions'>;

/** The native shell has the password form alone. */
export const canSendLink = ({ magicLink }: Offered): boolean => magicLink && !inNativeShell();

/** Nor does it leave for another site's pages. */
export const canUseGoogle = ({ google }: Offered): boolean => google && !inNativeShell();

/** The form that comes nearest to what is wanted; undefined where the site offers none. */
export function formOf(wanted: Form, offered: Offered): Form | undefined {
  if (wanted === 'magicLink' && canSendLink(offered)) return wanted;
  if (!offered.password) return canSendLink(offered) ? 'magicLink' : undefined;
  return wanted === 'magicLink' || (wanted === 'signUp' && !offered.signUp) ? 'signIn' : wanted;
}
