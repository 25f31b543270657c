import type { Handler } from '@fabula/kit/server';
import { type AuthService, WaitForLinkResponse_State as State } from '@fabula/proto/auth/v1/auth_pb';
import type { AuthContext } from '../context.ts';
import { hashSecret } from '../domain/session.ts';
import { stateOfLink } from '../store/links.ts';
import { askingOf } from './cookies.ts';

type Method = Handler<(typeof AuthService)['method']['waitForLink']>;

const STATES = {
  waiting: State.WAITING,
  here: State.REDEEMED_HERE,
  elsewhere: State.REDEEMED_ELSEWHERE,
  gone: State.GONE,
} as const;

/** Answers at once: the page asks again after a pause. Only the browser that asked is told anything. */
export function waitForLink({ db }: AuthContext): Method {
  return async ({ requestId: id }, call) => {
    const browser = askingOf(call);
    if (!browser) return { state: State.GONE };
    const asked = { id, browserHash: hashSecret(browser) };
    return { state: STATES[await db.transaction((tx) => stateOfLink(tx, asked))] };
  };
}
