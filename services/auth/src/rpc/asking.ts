import type { Call } from '@fabula/kit/server';
import type { Attempt } from '../attempts.ts';
import { addressOf } from '../caller-address.ts';
import type { AuthContext } from '../context.ts';
import { browserName } from '../domain/browser.ts';
import { newSecret } from '../domain/session.ts';
import { askingOf, deviceOf, setAskingCookie, userAgentOf } from './cookies.ts';

/** The browser that asks for a mail: it is known again by a cookie while the link is good. */
export function askingBrowser({ secureCookies }: AuthContext, call: Call) {
  const secret = askingOf(call) ?? newSecret();
  setAskingCookie(call, secret, secureCookies);
  return { secret, name: browserName(userAgentOf(call)) };
}

/** Counts a mail that somebody asks for. Throws TooManyAttempts. */
export function countMail({ attempts }: AuthContext, call: Call, email: string): Promise<Attempt> {
  return attempts.mail({ email, address: addressOf(call), device: deviceOf(call) });
}
