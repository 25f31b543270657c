import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { KEEPERS } from './passwords.ts';
import { authKeycloakEnv, gatewayKeycloakEnv, issuerEnv, realmCommands } from './plan-keycloak.ts';
import {
  databaseEnv,
  type KeycloakPorts,
  type PlannedCommand,
  type PlannedProcess,
  type PlanOptions,
} from './planned.ts';
import { ROOT } from './root.ts';

export interface Plan {
  /** Where it listens, and where its health is, where the identity provider is one. */
  readonly keycloak?: KeycloakPorts | undefined;
  /** Done once Keycloak runs, one after the other. */
  readonly realm: readonly PlannedCommand[];
  /** Step by step; those of one step at once. */
  readonly commands: readonly (readonly PlannedCommand[])[];
  readonly processes: readonly PlannedProcess[];
  readonly gateways: readonly string[];
}

const SINGLE = ['auth', 'catalogue', 'run', 'speech', 'media'] as const;

/** Which processes there are, on which free ports, and how they find each other. */
export async function planProcesses(options: PlanOptions): Promise<Plan> {
  const engines = numbered('moment-engine', options.engines);
  const gateways = numbered('gateway', options.gatewayCount);
  const names = [...SINGLE, ...engines, ...gateways];
  const ports = await freePorts(names.length * 2 + 4);
  const take = () => `127.0.0.1:${ports.pop()}`;
  const keycloak =
    options.identity === 'keycloak'
      ? { port: ports.pop() ?? 0, managementPort: ports.pop() ?? 0 }
      : undefined;
  const rpc = Object.fromEntries(names.map((name) => [name, take()]));
  const metrics = Object.fromEntries(names.map((name) => [name, take()]));
  const [authHttp, mediaHttp] = [take(), take()];
  const shared = {
    ...sharedEnv(options),
    ...issuerEnv(options, authHttp, keycloak),
    FABULA_AUTH: `ipv4:${rpc.auth}`,
  };
  const databases = Object.fromEntries(KEEPERS.map((part) => [part, databaseEnv(options, part)]));
  const special = ownEnv(options, { rpc, authHttp, mediaHttp, engines, keycloak });
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
    ...{ keycloak, realm: keycloak ? realmCommands(options, keycloak) : [] },
    gateways: gateways.map((name) => rpc[name] ?? ''),
  };
}

const numbered = (part: string, count: number) => Array.from({ length: count }, (_, i) => `${part}-${i + 1}`);

function sharedEnv({ folder, origin, urls }: PlanOptions): Record<string, string> {
  return {
    FABULA_KEYS: join(folder, 'keys'),
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

function gatewayEnv(address: string): Record<string, string> {
  const [host = '', port = ''] = address.split(':');
  return { FABULA_HOST: host, FABULA_PORT: port };
}

interface Addresses {
  readonly rpc: Readonly<Record<string, string>>;
  readonly authHttp: string;
  readonly mediaHttp: string;
  readonly engines: readonly string[];
  readonly keycloak: KeycloakPorts | undefined;
}

/** What only some parts are told. */
function ownEnv(options: PlanOptions, addresses: Addresses): Record<string, Record<string, string>> {
  const { rpc, authHttp, mediaHttp, engines, keycloak } = addresses;
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
      ...authKeycloakEnv(options, keycloak),
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
      ...gatewayKeycloakEnv(keycloak),
    },
  };
}
