import type { Request } from 'express';

/** Whether a page of ours sent this: its Origin is one that is configured, or names the host that was asked. */
export function isOwnOrigin(request: Request, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (!origin) return false;
  if (origins.includes(origin)) return true;
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The address of the site that a browser asked, as far as it is one that is configured; else the first of these. */
export function originOf(request: Request, origins: readonly string[]): string {
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  const known = origins.map((origin) => new URL(origin));
  return (known.find((origin) => origin.host === host) ?? known[0])?.origin ?? '';
}
