import { isHostOf, isOurOrigin } from '@fabula/kit/origin';
import type { Request } from 'express';

/** Whether a page of ours sent this: its Origin is one that is configured, or names the host that was asked. */
export function isOwnOrigin(request: Request, origins: readonly string[]): boolean {
  return isOurOrigin({ origin: request.headers.origin, host: hostOf(request) }, origins);
}

/** The address of the site that a browser asked, as far as it is one that is configured; else the first of these. */
export function originOf(request: Request, origins: readonly string[]): string {
  const host = hostOf(request);
  return origins.find((origin) => isHostOf(new URL(origin), host)) ?? origins[0] ?? '';
}

/** The host that a browser asked, as the gateway says. */
function hostOf({ headers }: Request): string | undefined {
  return headers['x-forwarded-host']?.toString() ?? headers.host;
}
