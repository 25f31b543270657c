import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { KEEPERS, type Passwords } from './passwords.ts';
import { ROOT } from './root.ts';

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

export interface Plan {
  /** Step by step; those of one step at once. */
  readonly commands: readonly (readonly PlannedCommand[])[];
  readonly processes: readonly PlannedProcess[];
  readonly gateways: readonly string[];
}

export interface PlanOptions {
  /** Keys, caches. */
  readonly folder: string;
  /** Where players come: the balancer's. */
  readonly origin: string;
  readonly urls: { readonly postgres: string; readonly nats: string; readonly redis: string };
  readonly passwords: Passwords;
  readonly engines: number;
  readonly gatewayCount: number;
  /** Further settings for every part. */
  readonly env?: Readonly<Record<string, string>>;
}

const SINGLE = ['auth', 'catalogue', 'run', 'speech', 'media'] as const;

/** Which processes there are, on which free ports, and how they find each other. */
export async function planProcesses(options: PlanOptions): Promise<Plan> {
  const engines = numbered('moment-engine', options.engines);
  const gateways = numbered('gateway', options.gatewayCount);
  const names = [...SINGLE, ...engines, ...gateways];
  const ports = await freePorts(names.length * 2 + 2);
  const take = () => `127.0.0.1:${ports.pop()}`;
  const rpc = Object.fromEntries(names.map((name) => [name, take()]));
  const metrics = Object.fromEntries(names.map((name) => [name, take()]));
  const [authHttp, mediaHttp] = [take(), take()];
  const shared = { ...sharedEnv(options, authHttp), FABULA_AUTH: `ipv4:${rpc.auth}` };
  const databases = Object.fromEntries(KEEPERS.map((part) => [part, databaseEnv(options, part)]));
  const special = ownEnv(options, { rpc, authHttp, mediaHttp, engines });
  const processes = names.map((name) => {
    const part = name.replace(/-\d+$/, '');
    const own = part === 'gateway' ? gatewayEnv(rpc[name] ?? '') : { FABULA_RPC_ADDRESS: rpc[name] ?? '' };
    return {
      name,
      folder: part === 'gateway' ? 'gateway' : `services/${part}`,
      env: {
        ...shared,
        ...own,
        ...databases[part],
        ...special[part],
        FABULA_METRICS_ADDRESS: metrics[name] ?? '',
        ...options.env,
      },
      metrics: metrics[name] ?? '',
    };
  });
  return {
    commands: [migrations(options), [importStories(options, shared)]],
    processes,
    gateways: gateways.map((name) => rpc[name] ?? ''),
  };
}

const numbered = (part: string, count: number) => Array.from({ length: count }, (_, i) => `${part}-${i + 1}`);

function sharedEnv({ folder, origin, urls }: PlanOptions, authHttp: string): Record<string, string> {
  return {
    FABULA_KEYS: join(folder, 'keys'),
    FABULA_ISSUER: `${origin}/auth/oidc`,
    FABULA_JWKS_URL: `http://${authHttp}/auth/oidc/jwks`,
    FABULA_ORIGINS: origin,
    FABULA_NATS_URL: urls.nats,
    FABULA_REDIS_URL: urls.redis,
    FABULA_MEDIA_STORE: join(folder, 'media'),
    FABULA_STORIES: join(ROOT, 'services/catalogue/stories'),
  };
}

function migrations({ urls, passwords }: PlanOptions): PlannedCommand[] {
  return KEEPERS.map((part) => ({
    name: `migrate-${part}`,
    file: `services/${part}/dist/migrate-command.js`,
    env: { FABULA_DATABASE_ADMIN_URL: urls.postgres, FABULA_DATABASE_PASSWORD: passwords[part] },
  }));
}

function importStories(options: PlanOptions, shared: Readonly<Record<string, string>>): PlannedCommand {
  const env = { ...shared, ...databaseEnv(options, 'catalogue'), ...options.env };
  return { name: 'import-stories', file: 'services/catalogue/dist/import-command.js', env };
}

/** How a part that keeps something comes to its database: as its own role. */
function databaseEnv({ urls, passwords }: PlanOptions, part: (typeof KEEPERS)[number]) {
  const url = new URL(urls.postgres);
  url.username = part;
  url.password = passwords[part];
  return { FABULA_DATABASE_URL: url.href };
}

function gatewayEnv(address: string): Record<string, string> {
  const [host = '', port = ''] = address.split(':');
  return { FABULA_HOST: host, FABULA_PORT: port };
}

interface Addresses {
  readonly rpc: Readonly<Record<string, string>>;
  readonly authHttp: string;
  readonly mediaHttp: string;
  readonly engines: readonly string[];
}

/** What only some parts are told. */
function ownEnv(options: PlanOptions, addresses: Addresses): Record<string, Record<string, string>> {
  const { rpc, authHttp, mediaHttp, engines } = addresses;
  const peer = (name: string) => `ipv4:${rpc[name]}`;
  const peers = {
    FABULA_CATALOGUE: peer('catalogue'),
    FABULA_RUN: peer('run'),
    FABULA_SPEECH: peer('speech'),
    FABULA_MEDIA: peer('media'),
    FABULA_MOMENT_ENGINE: `ipv4:${engines.map((name) => rpc[name]).join(',')}`,
  };
  return {
    auth: {
      FABULA_AUTH_HTTP_ADDRESS: authHttp,
      FABULA_IDENTITY_KEYS: join(options.folder, 'keys', 'identity.json'),
    },
    media: {
      FABULA_MEDIA_HTTP_ADDRESS: mediaHttp,
      FABULA_MEDIA_CACHE: join(options.folder, 'cache', 'media'),
    },
    speech: { FABULA_SPEECH_CACHE: join(options.folder, 'cache', 'speech') },
    run: peers,
    'moment-engine': peers,
    gateway: {
      ...peers,
      FABULA_AUTH_HTTP: authHttp,
      FABULA_MEDIA_HTTP: mediaHttp,
      FABULA_WEB: join(ROOT, 'web/dist'),
      FABULA_TRUST_PROXY: '1',
    },
  };
}
