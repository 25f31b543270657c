import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of ours sent a request: its Origin is one that is configured, or names the host that was asked. */
export function isOurOrigin(
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (!origin) return false;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
