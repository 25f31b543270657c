import { call } from '../api/call.ts';
import { after } from '../clock.ts';
import { keepLeft, readLeft, type Why } from './left.ts';

const AUTH = 'fabula.auth.v1.AuthService';
/** What has ended a session is written down a moment after it has ended. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000];

const ENDS: Readonly<Record<string, Why>> = {
  SESSION_END_SIGNED_OUT_EVERYWHERE: 'everywhere',
  SESSION_END_PASSWORD_CHANGED: 'password',
  SESSION_END_FACTOR_GONE: 'factor',
  SESSION_END_ACCOUNT_DISABLED: 'disabled',
  SESSION_END_ACCOUNT_CLOSED: 'closed',
};

/** Asks what has ended the session of this token, and keeps what the server knows of it. */
export async function askWhy(accessToken: string): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    await new Promise<void>((go) => void after(pauseMs, go));
    const left = readLeft();
    if (!left) return;
    const why = await call(AUTH, 'getSessionEnd', { accessToken }).then(
      ({ end }) => ENDS[end],
      // What is said already is true as well.
      () => undefined,
    );
    if (why === undefined) continue;
    if (readLeft()) keepLeft({ ...left, why });
    return;
  }
}
