import type { Call } from '@fabula/kit/server';
import { deviceCookie, readDeviceCookie, readSessionCookie, sessionCookie } from '../domain/cookie.ts';

/** The session's secret that came with the call. */
export function secretOf(call: Call): string | undefined {
  return readSessionCookie(first(call, 'cookie'));
}

/** The device's secret that came with the call. */
export function deviceOf(call: Call): string | undefined {
  return readDeviceCookie(first(call, 'cookie'));
}

/** The network address of the caller, as the gateway saw it. */
export function addressOf(call: Call): string | undefined {
  return first(call, 'x-forwarded-for');
}

export function setSessionCookie(call: Call, secret: string, secure: boolean): void {
  call.answer.add('set-cookie', sessionCookie(secret, secure));
}

export function setDeviceCookie(call: Call, secret: string, secure: boolean): void {
  call.answer.add('set-cookie', deviceCookie(secret, secure));
}

function first(call: Call, key: string): string | undefined {
  return call.metadata.get(key)[0]?.toString();
}
