import type { KEEPERS, Passwords } from './passwords.ts';

/** One process of the distributed way. */
export interface PlannedProcess {
  /** Its part, and a number where there are several. */
  readonly name: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** `host:port` of `/metrics`, `/healthz` and `/readyz`. */
  readonly metrics: string;
}

/** What is done to its end before the parts are started. */
export interface PlannedCommand {
  readonly name: string;
  /** Of compiled JavaScript, below the checkout. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Inside auth, or a server of its own. */
export type IdentityProvider = 'oidc-provider' | 'keycloak';

export interface PlanOptions {
  /** Keys, caches. */
  readonly folder: string;
  /** Where players come: the balancer's. */
  readonly origin: string;
  readonly urls: { readonly postgres: string; readonly nats: string; readonly redis: string };
  readonly passwords: Passwords;
  readonly identity: IdentityProvider;
  /** Of each part but engines and gateways. */
  readonly copies: number;
  readonly engines: number;
  readonly gatewayCount: number;
  /** Further settings for every part. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface KeycloakPorts {
  readonly port: number;
  /** Health and metrics. */
  readonly managementPort: number;
}

/** How a part that keeps something comes to its database: as its own role. */
export function databaseEnv({ urls, passwords }: PlanOptions, part: (typeof KEEPERS)[number]) {
  const url = new URL(urls.postgres);
  url.username = part;
  url.password = passwords[part];
  return { FABULA_DATABASE_URL: url.href };
}
