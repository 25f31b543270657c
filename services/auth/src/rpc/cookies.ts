import type { Call } from '@fabula/kit/server';
import {
  askingCookie,
  deviceCookie,
  readAskingCookie,
  readDeviceCookie,
  readSessionCookie,
  sessionCookie,
} from '../domain/cookie.ts';

/** The session's secret that came with the call. */
export function secretOf(call: Call): string | undefined {
  return readSessionCookie(first(call, 'cookie'));
}

/** The device's secret that came with the call. */
export function deviceOf(call: Call): string | undefined {
  return readDeviceCookie(first(call, 'cookie'));
}

/** The secret, that came with the call, of a browser that has asked for a link. */
export function askingOf(call: Call): string | undefined {
  return readAskingCookie(first(call, 'cookie'));
}

/** What the caller's browser calls itself. */
export function userAgentOf(call: Call): string | undefined {
  return first(call, 'x-user-agent');
}

export function setSessionCookie(call: Call, secret: string, secure: boolean): void {
  call.answer.add('set-cookie', sessionCookie(secret, secure));
}

export function setDeviceCookie(call: Call, secret: string, secure: boolean): void {
  call.answer.add('set-cookie', deviceCookie(secret, secure));
}

export function setAskingCookie(call: Call, secret: string, secure: boolean): void {
  call.answer.add('set-cookie', askingCookie(secret, secure));
}

function first(call: Call, key: string): string | undefined {
  return call.metadata.get(key)[0]?.toString();
}
