import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bus, MemoryBus } from '@fabula/kit/bus';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { type Database, migrate } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { createMetrics, type Metrics } from '@fabula/kit/metrics';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { publishOnly } from '@fabula/kit/testing/publish-only';
import {
  keyFilesIn,
  loadKeys,
  type Part,
  playerVerifier,
  ServiceSigner,
  serviceVerifier,
  writeKeys,
} from '@fabula/kit/tokens';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Sealer } from '../src/domain/seal.ts';
import { PostOffice } from '../src/mail/post-office.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import type { GoogleClient } from '../src/providers/google/client.ts';
import type { KeycloakSettings } from '../src/providers/keycloak/backend.ts';
import type { IdentityKeys } from '../src/providers/oidc-provider/keys.ts';
import { makeIdentityKeys } from '../src/providers/oidc-provider/make-keys.ts';
import type { SmtpSettings } from '../src/providers/smtp/sender.ts';
import { type AuthSettings, createAuthService } from '../src/service.ts';

export const ORIGIN = 'http://localhost:8080';

export interface AuthTestOptions {
  /** Of its keys; a new one where nothing is said. */
  readonly folder?: string;
  /** Postgres, which starts sooner, where nothing else is said. */
  readonly on?: keyof typeof DATABASES;
  readonly smtp?: SmtpSettings;
  /** A Keycloak that runs; without one the provider is inside auth. */
  readonly keycloak?: (KeycloakSettings & { readonly issuer: string }) | undefined;
  readonly google?: GoogleClient;
  readonly passwords?: AuthSettings['passwords'];
}

export interface AuthUnderTest {
  /** As the gateway calls it. */
  readonly client: Client<typeof AuthService>;
  /** As another part calls it. */
  clientAs(part: Part): Client<typeof AuthService>;
  readonly httpAddress: string;
  /** Paths that were announced on the console. */
  readonly announced: string[];
  /** The page of mails, where no mail server is set. */
  readonly outboxPath: string | undefined;
  readonly metrics: Metrics;
  /** Leaves and opens mails as auth does. */
  readonly office: PostOffice;
  readonly bus: MemoryBus;
  readonly db: Database;
  /** Where the keys of players' tokens are. */
  readonly jwks: string;
  readonly identityKeys: IdentityKeys;
  /** Starts another one on the same data, with the keys as they lie there now; closed by itself, and before this one. */
  beside(): Promise<AuthUnderTest>;
  /** Stops the service and starts it again on the same data. */
  restart(): Promise<AuthUnderTest>;
  close(): Promise<void>;
}

const log = createLogger('auth', { level: 'silent' });

/** auth on a real database, with its own HTTP, reached over the wire as the gateway reaches it. */
export async function startAuth(options: AuthTestOptions = {}): Promise<AuthUnderTest> {
  const database = await DATABASES[options.on ?? 'Postgres']();
  await migrate(database.root, 'auth', MIGRATIONS);
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'fabula-auth-'));
  writeKeys(join(folder, 'keys'));
  const remove = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  const bus = new MemoryBus();
  return serveAuth(options, { database, folder, bus, remove, busOfNext: bus });
}

interface AuthData {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly bus: MemoryBus;
  readonly remove: () => Promise<void>;
  /** For the process that is started next. */
  readonly busOfNext: Bus;
}

let started = 0;

async function serveAuth(options: AuthTestOptions, data: AuthData): Promise<AuthUnderTest> {
  const { database, folder, bus, busOfNext } = data;
  const later = { ...data, busOfNext: publishOnly(bus) };
  const db = database.open('auth');
  const announced: string[] = [];
  let outboxPath: string | undefined;
  const metrics = createMetrics('auth');
  const keys = loadKeys(keyFilesIn(join(folder, 'keys'), 'auth'));
  const issuer = options.keycloak?.issuer ?? `${ORIGIN}/auth/oidc`;
  const identityKeys = await makeIdentityKeys(join(folder, 'identity.json'));
  let jwks = '';
  // Made once the keys' address is known, and kept: the keys of a back end that is away are known still.
  let verifier: ReturnType<typeof playerVerifier> | undefined;
  const players = {
    verify: (token: string) => {
      verifier ??= playerVerifier({ jwks, issuer, audience: 'fabula' });
      return verifier.verify(token);
    },
  };
  const service = await createAuthService({
    ...{ part: 'auth', log, metrics, db, issuer, origins: [ORIGIN], accessTokenSeconds: 300 },
    bus: busOfNext,
    signer: new ServiceSigner('auth', keys.privateKey),
    verifiers: { services: serviceVerifier(keys.publicKeys), players },
    rpcAddress: `unix:${folder}/auth-${++started}.sock`,
    httpAddress: '127.0.0.1:0',
    identityKeys,
    ...(options.smtp && { smtp: options.smtp }),
    keycloak: options.keycloak,
    passwords: options.passwords,
    google: options.google,
    announce: (what, path) => {
      if (what === 'first-team-member') announced.push(path);
      else outboxPath = path;
    },
  });
  jwks = options.keycloak
    ? `${options.keycloak.url}/realms/fabula/protocol/openid-connect/certs`
    : `http://${service.httpAddress}/auth/oidc/jwks`;
  const channels: Channel[] = [];
  const clientAs = (part: Part) => {
    const signer = new ServiceSigner(part, loadKeys(keyFilesIn(join(folder, 'keys'), part)).privateKey);
    const channel = new Channel(service.rpcAddress, { signer, log, metrics });
    channels.push(channel);
    return newClient(AuthService, channel);
  };
  const stop = async () => {
    for (const channel of channels) channel.close();
    await service.close();
  };
  return {
    ...{ client: clientAs('gateway'), clientAs, httpAddress: service.httpAddress, announced, bus, db },
    ...{ outboxPath, metrics, jwks, identityKeys },
    office: new PostOffice(new Sealer(identityKeys.cookieKeys, 'mails'), () => {}),
    beside: () => serveAuth(options, { ...later, remove: async () => {} }),
    restart: async () => {
      await stop();
      return serveAuth(options, later);
    },
    close: async () => {
      await stop();
      await data.remove();
    },
  };
}
