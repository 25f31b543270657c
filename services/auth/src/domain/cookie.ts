import { SESSION_SECONDS } from './session.ts';

const NAME = 'fabula_session';

/** The session's secret in a Cookie header. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)fabula_session=([\w-]+)/.exec(header ?? '')?.[1];
}

/** A Set-Cookie value: no script reads it, no other site sends it. */
export function sessionCookie(secret: string, secure: boolean): string {
  return attributes(secret, SESSION_SECONDS, secure);
}

export function clearedCookie(secure: boolean): string {
  return attributes('', 0, secure);
}

function attributes(value: string, maxAge: number, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`;
  return `${NAME}=${value}; ${flags}${secure ? '; Secure' : ''}`;
}
