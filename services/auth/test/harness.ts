import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryBus } from '@fabula/kit/bus';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { type Database, migrate, openShared } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { startPglite } from '@fabula/kit/pglite';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { loadKeys, playerVerifier, ServiceSigner, serviceVerifier, writeKeys } from '@fabula/kit/tokens';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { loadIdentityKeys } from '../src/providers/oidc-provider/keys.ts';
import { createAuthService } from '../src/service.ts';

export const ORIGIN = 'http://localhost:8080';

export interface AuthUnderTest {
  readonly client: Client<typeof AuthService>;
  readonly httpAddress: string;
  /** Paths that were announced on the console. */
  readonly announced: string[];
  readonly bus: MemoryBus;
  readonly db: Database;
  /** Stops the service and starts it again on the same data. */
  restart(): Promise<AuthUnderTest>;
  close(): Promise<void>;
}

const log = createLogger('auth', { level: 'silent' });

/** auth on PGlite, with its own HTTP, reached over the wire as the gateway reaches it. */
export async function startAuth(
  folder = mkdtempSync(join(tmpdir(), 'fabula-auth-')),
): Promise<AuthUnderTest> {
  const data = join(folder, 'db');
  if (!existsSync(data)) await copyEmptyPglite(data);
  const database = await startPglite(data);
  await migrate(database.knex, 'auth', MIGRATIONS);
  const db = openShared('auth', database.knex);
  writeKeys(join(folder, 'keys'));
  const bus = new MemoryBus();
  const announced: string[] = [];
  const metrics = createMetrics('auth');
  const keys = loadKeys(join(folder, 'keys'), 'auth');
  const issuer = `${ORIGIN}/auth/oidc`;
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
    identityKeys: await loadIdentityKeys(join(folder, 'identity.json')),
    announce: (path) => announced.push(path),
  });
  jwks = `http://${service.httpAddress}/auth/oidc/jwks`;
  const signer = new ServiceSigner('gateway', loadKeys(join(folder, 'keys'), 'gateway').privateKey);
  const channel = new Channel(service.rpcAddress, { signer, log, metrics });
  const stop = async () => {
    channel.close();
    await service.close();
    await database.close();
  };
  return {
    ...{ client: newClient(AuthService, channel), httpAddress: service.httpAddress, announced, bus, db },
    restart: async () => {
      await stop();
      return startAuth(folder);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
