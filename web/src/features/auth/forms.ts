import { canSendLink, type Offered } from '../../lib/mailedLink/offered.ts';
import { inNativeShell } from '../../lib/native/bridge.ts';

export type Form = 'magicLink' | 'signIn' | 'signUp' | 'reset';

/** The native shell does not leave for another site's pages. */
export const canUseGoogle = ({ google }: Offered): boolean => google && !inNativeShell();

/** The form that comes nearest to what is wanted; undefined where the site offers none. */
export function formOf(wanted: Form, offered: Offered): Form | undefined {
  if (wanted === 'magicLink' && canSendLink(offered)) return wanted;
  if (!offered.password) return canSendLink(offered) ? 'magicLink' : undefined;
  return wanted === 'magicLink' || (wanted === 'signUp' && !offered.signUp) ? 'signIn' : wanted;
}
