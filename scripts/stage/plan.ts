import { join } from 'node:path';
import { freePorts } from '@fabula/kit/testing/ports';
import { keyFilesIn, type Part } from '@fabula/kit/tokens';
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
import { settingsFor } from './secrets.ts';

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
  const copied = SINGLE.flatMap((part) => (options.copies > 1 ? numbered(part, options.copies) : [part]));
  const names = [...copied, ...engines, ...gateways];
  const ports = await freePorts(names.length * 3 + 2);
  const take = () => `127.0.0.1:${ports.pop()}`;
  const keycloak =
    options.identity === 'keycloak'
      ? { port: ports.pop() ?? 0, managementPort: ports.pop() ?? 0 }
      : undefined;
  const rpc = Object.fromEntries(names.map((name) => [name, take()]));
  const metrics = Object.fromEntries(names.map((name) => [name, take()]));
  const withHttp = names.filter((name) => ['auth', 'media'].includes(partOf(name)));
  const http = Object.fromEntries(withHttp.map((name) => [name, take()]));
  const shared = {
    ...sharedEnv(options),
    ...issuerEnv(options, addressesOf('auth', http), keycloak),
    FABULA_AUTH: peer('auth', rpc),
  };
  const databases = Object.fromEntries(KEEPERS.map((part) => [part, databaseEnv(options, part)]));
  const special = ownEnv(options, { rpc, http, keycloak });
  const processes = names.map((name) => {
    const part = partOf(name);
    const own = part === 'gateway' ? gatewayEnv(rpc[name] ?? '') : { FABULA_RPC_ADDRESS: rpc[name] ?? '' };
    return {
      name,
      folder: part === 'gateway' ? 'gateway' : `services/${part}`,
      env: {
        ...shared,
        ...keysEnv(options, part),
        ...own,
        ...databases[part],
        ...special[part],
        ...httpEnv(part, http[name]),
        FABULA_METRICS_ADDRESS: metrics[name] ?? '',
        ...settingsFor(part, options),
      },
      metrics: metrics[name] ?? '',
    };
  });
  return {
    commands: [[...migrations(options), identityKeys(options)], [importStories(options, shared)]],
    processes,
    ...{ keycloak, realm: keycloak ? realmCommands(options, keycloak) : [] },
    gateways: gateways.map((name) => rpc[name] ?? ''),
  };
}

const partOf = (name: string) => name.replace(/-\d+$/, '') as Part;

const numbered = (part: string, count: number) => Array.from({ length: count }, (_, i) => `${part}-${i + 1}`);

function sharedEnv({ folder, origin, urls }: PlanOptions): Record<string, string> {
  return {
    FABULA_ORIGINS: origin,
    FABULA_NATS_URL: urls.nats,
    FABULA_REDIS_URL: urls.redis,
    FABULA_MEDIA_STORE: join(folder, 'media'),
    FABULA_STORIES: join(ROOT, 'services/catalogue/stories'),
  };
}

/** Its own private key and nobody else's. */
function keysEnv({ folder }: PlanOptions, part: Part): Record<string, string> {
  const { privateKey, publicKeys } = keyFilesIn(join(folder, 'keys'), part);
  return { FABULA_PRIVATE_KEY: privateKey, FABULA_PUBLIC_KEYS: publicKeys };
}

function migrations({ urls, passwords }: PlanOptions): PlannedCommand[] {
  return KEEPERS.map((part) => ({
    name: `migrate-${part}`,
    file: `services/${part}/dist/migrate-command.js`,
    env: { FABULA_DATABASE_ADMIN_URL: urls.postgres, FABULA_DATABASE_PASSWORD: passwords[part] },
  }));
}

/** The same for all processes of auth, none of which makes them. */
function identityKeys(options: PlanOptions): PlannedCommand {
  const env = identityKeysEnv(options);
  return { name: 'identity-keys', file: 'services/auth/dist/identity-keys-command.js', env };
}

const identityKeysEnv = ({ folder }: PlanOptions) => ({
  FABULA_IDENTITY_KEYS: join(folder, 'keys', 'identity.json'),
});

function importStories(options: PlanOptions, shared: Readonly<Record<string, string>>): PlannedCommand {
  const env = { ...shared, ...databaseEnv(options, 'catalogue'), ...settingsFor('import-stories', options) };
  return { name: 'import-stories', file: 'services/catalogue/dist/import-command.js', env };
}

function gatewayEnv(address: string): Record<string, string> {
  const [host = '', port = ''] = address.split(':');
  return { FABULA_HOST: host, FABULA_PORT: port };
}

/** By the names of processes. */
type ByName = Readonly<Record<string, string>>;

/** Of all processes of a part. */
const addressesOf = (part: Part, all: ByName) =>
  Object.entries(all).flatMap(([name, address]) => (partOf(name) === part ? [address] : []));

const peer = (part: Part, rpc: ByName) => `ipv4:${addressesOf(part, rpc).join(',')}`;

/** Where a process serves HTTP beside its gRPC. */
function httpEnv(part: Part, address: string | undefined): Record<string, string> {
  return address === undefined ? {} : { [`FABULA_${part.toUpperCase()}_HTTP_ADDRESS`]: address };
}

interface Addresses {
  readonly rpc: ByName;
  readonly http: ByName;
  readonly keycloak: KeycloakPorts | undefined;
}

/** What only some parts are told. */
function ownEnv(options: PlanOptions, addresses: Addresses): Record<string, Record<string, string>> {
  const { rpc, http, keycloak } = addresses;
  const peers = {
    FABULA_CATALOGUE: peer('catalogue', rpc),
    FABULA_RUN: peer('run', rpc),
    FABULA_SPEECH: peer('speech', rpc),
    FABULA_MEDIA: peer('media', rpc),
    FABULA_MOMENT_ENGINE: peer('moment-engine', rpc),
  };
  return {
    auth: {
      ...identityKeysEnv(options),
      ...authKeycloakEnv(options, keycloak),
    },
    catalogue: { FABULA_MEDIA: peers.FABULA_MEDIA },
    media: {
      FABULA_MEDIA_CACHE: join(options.folder, 'cache', 'media'),
    },
    speech: { FABULA_SPEECH_CACHE: join(options.folder, 'cache', 'speech') },
    run: peers,
    'moment-engine': peers,
    gateway: {
      ...peers,
      FABULA_AUTH_HTTP: addressesOf('auth', http).join(','),
      FABULA_MEDIA_HTTP: addressesOf('media', http).join(','),
      FABULA_WEB: join(ROOT, 'web/dist'),
      FABULA_TRUST_PROXY: '1',
      ...gatewayKeycloakEnv(keycloak),
    },
  };
}
