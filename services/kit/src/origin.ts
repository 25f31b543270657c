/** What a `Host` header may hold: a name or an address, and a port. Whatever else a URL can have is no host's. */
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** Headers of a request by which a page of ours is known. */
export interface Asked {
  readonly origin?: string | undefined;
  /** The host that the browser asked. */
  readonly host?: string | undefined;
}

/**
 * Whether a page of ours sent a request: its Origin is one of the site's addresses, or names the host that was asked.
 * `origins` are as `siteOrigins` of the configuration reads them.
 */
export function isOurOrigin({ origin, host }: Asked, origins: readonly string[]): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return origins.includes(page.origin) || isHostOf(page, host);
}

/** Whether a `Host` header means the host of this address, in whatever letters, also with the port that goes without saying. */
export function isHostOf({ protocol, host }: URL, header: string | undefined): boolean {
  if (!header || !HOST.test(header)) return false;
  const asked = `${protocol}//${header}`;
  return URL.canParse(asked) && new URL(asked).host === host;
}

/** Whether a browser comes to the site by https alone. Of no addresses nothing is known. */
export function isHttpsSite(origins: readonly string[]): boolean {
  return origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
}
