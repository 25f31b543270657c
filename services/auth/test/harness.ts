import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryBus } from '@fabula/kit/bus';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { type Database, migrate, openShared } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { createMetrics, type Metrics } from '@fabula/kit/metrics';
import { startPglite } from '@fabula/kit/pglite';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { loadKeys, playerVerifier, ServiceSigner, serviceVerifier, writeKeys } from '@fabula/kit/tokens';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Sealer } from '../src/domain/seal.ts';
import { PostOffice } from '../src/mail/post-office.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import type { GoogleClient } from '../src/providers/google/client.ts';
import type { KeycloakSettings } from '../src/providers/keycloak/backend.ts';
import { type IdentityKeys, loadIdentityKeys } from '../src/providers/oidc-provider/keys.ts';
import type { SmtpSettings } from '../src/providers/smtp/sender.ts';
import { createAuthService } from '../src/service.ts';

export const ORIGIN = 'http://localhost:8080';

export interface AuthTestOptions {
  readonly folder?: string;
  readonly smtp?: SmtpSettings;
  /** A Keycloak that runs; without one the provider is inside auth. */
  readonly keycloak?: (KeycloakSettings & { readonly issuer: string }) | undefined;
  readonly google?: GoogleClient;
}

export interface AuthUnderTest {
  readonly client: Client<typeof AuthService>;
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
  /** Stops the service and starts it again on the same data. */
  restart(): Promise<AuthUnderTest>;
  close(): Promise<void>;
}

const log = createLogger('auth', { level: 'silent' });

/** auth on PGlite, with its own HTTP, reached over the wire as the gateway reaches it. */
export async function startAuth(options: AuthTestOptions = {}): Promise<AuthUnderTest> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'fabula-auth-'));
  const data = join(folder, 'db');
  if (!existsSync(data)) await copyEmptyPglite(data);
  const database = await startPglite(data);
  await migrate(database.knex, 'auth', MIGRATIONS);
  const db = openShared('auth', database.knex);
  writeKeys(join(folder, 'keys'));
  const bus = new MemoryBus();
  const announced: string[] = [];
  let outboxPath: string | undefined;
  const metrics = createMetrics('auth');
  const keys = loadKeys(join(folder, 'keys'), 'auth');
  const issuer = options.keycloak?.issuer ?? `${ORIGIN}/auth/oidc`;
  const identityKeys = await loadIdentityKeys(join(folder, 'identity.json'));
  let jwks = '';
  const players = {
    verify: (token: string) => playerVerifier({ jwks, issuer, audience: 'fabula' }).verify(token),
  };
  const service = await createAuthService({
    ...{ part: 'auth', log, metrics, db, bus, issuer, origins: [ORIGIN], accessTokenSeconds: 300 },
    signer: new ServiceSigner('auth', keys.privateKey),
    verifiers: { services: serviceVerifier(keys.publicKeys), players },
    rpcAddress: `unix:${folder}/auth.sock`,
    httpAddress: '127.0.0.1:0',
    identityKeys,
    ...(options.smtp && { smtp: options.smtp }),
    keycloak: options.keycloak,
    google: options.google,
    announce: (what, path) => {
      if (what === 'first-team-member') announced.push(path);
      else outboxPath = path;
    },
  });
  jwks = options.keycloak
    ? `${options.keycloak.url}/realms/fabula/protocol/openid-connect/certs`
    : `http://${service.httpAddress}/auth/oidc/jwks`;
  const signer = new ServiceSigner('gateway', loadKeys(join(folder, 'keys'), 'gateway').privateKey);
  const channel = new Channel(service.rpcAddress, { signer, log, metrics });
  const stop = async () => {
    channel.close();
    await service.close();
    await database.close();
  };
  return {
    ...{ client: newClient(AuthService, channel), httpAddress: service.httpAddress, announced, bus, db },
    ...{ outboxPath, metrics, jwks, identityKeys },
    office: new PostOffice(new Sealer(identityKeys.cookieKeys, 'mails'), () => {}),
    restart: async () => {
      await stop();
      return startAuth({ ...options, folder });
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
