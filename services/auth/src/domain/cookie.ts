import { GOOGLE_SECONDS } from './google.ts';
import { LINK_SECONDS } from './link.ts';
import { DEVICE_SECONDS, SESSION_SECONDS } from './session.ts';

/** The session's secret in a Cookie header. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)fabula_session=([\w-]+)/.exec(header ?? '')?.[1];
}

/** The device's secret in a Cookie header. It signs nobody in: it tells a known device from a stranger's. */
export function readDeviceCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)fabula_device=([\w-]+)/.exec(header ?? '')?.[1];
}

/** The secret of a browser that has asked for a link. It signs nobody in: it tells that browser from others. */
export function readAskingCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)fabula_asking=([\w-]+)/.exec(header ?? '')?.[1];
}

/** A Set-Cookie value: no script reads it, no other site sends it. */
export function sessionCookie(secret: string, secure: boolean): string {
  return attributes(`fabula_session=${secret}`, SESSION_SECONDS, secure);
}

export function deviceCookie(secret: string, secure: boolean): string {
  return attributes(`fabula_device=${secret}`, DEVICE_SECONDS, secure);
}

export function askingCookie(secret: string, secure: boolean): string {
  return attributes(`fabula_asking=${secret}`, LINK_SECONDS, secure);
}

export function clearedCookie(secure: boolean): string {
  return attributes('fabula_session=', 0, secure);
}

function attributes(pair: string, maxAge: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`;
  return `${pair}; ${flags}${secure ? '; Secure' : ''}`;
}

/** What a browser has taken along to Google, sealed. */
export function readGoogleCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)fabula_google=([\w-]+)/.exec(header ?? '')?.[1];
}

/** It has to come along when another site sends the browser back, so it is not strict; '' takes it away. */
export function googleCookie(sealed: string, secure: boolean): string {
  const flags = `Path=/auth/google; HttpOnly; SameSite=Lax; Max-Age=${sealed === '' ? 0 : GOOGLE_SECONDS}`;
  return `fabula_google=${sealed}; ${flags}${secure ? '; Secure' : ''}`;
}
