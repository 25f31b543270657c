import type { Bus } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { loadHandlers } from '@fabula/kit/handlers';
import { listenHttp } from '@fabula/kit/http';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { Relay } from '@fabula/kit/outbox';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Attempts } from './attempts.ts';
import type { AuthContext } from './context.ts';
import { authApp } from './http/app.ts';
import { inviteFirstTeamMember } from './invites.ts';
import { OidcBackend } from './providers/oidc-provider/backend.ts';
import type { IdentityKeys } from './providers/oidc-provider/keys.ts';
import { sweepRecords } from './providers/oidc-provider/record-store.ts';
import { Sessions } from './sessions.ts';
import { sweepExpired } from './store/sweep.ts';

export interface AuthSettings extends PartDeps {
  readonly rpcAddress: string;
  readonly httpAddress: string;
  /** Its schema stands. */
  readonly db: Database;
  readonly bus: Bus;
  /** The `iss` of players' tokens. */
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly identityKeys: IdentityKeys;
  readonly accessTokenSeconds: number;
  /** Shows the path by which the first team member joins; it is a secret, so it never goes to the log. */
  readonly announce: (invitePath: string) => void;
}

export interface AuthPart extends Service {
  readonly rpcAddress: string;
  readonly httpAddress: string;
}

// Records that ran out are taken away at this pace, milliseconds.
const SWEEP_MS = 10 * 60_000;

/** Profiles, roles and sessions, with an OpenID provider inside. */
export async function createAuthService(settings: AuthSettings): Promise<AuthPart> {
  const { db, log } = settings;
  const lifecycle = new Lifecycle(log);
  const identity = new OidcBackend({ ...settings, keys: settings.identityKeys });
  const relay = new Relay({ db, bus: settings.bus, log });
  relay.start();
  lifecycle.add('relay', () => relay.stop());
  const sessions = new Sessions(db, identity);
  const context: AuthContext = {
    ...{ db, identity, sessions, issuer: settings.issuer },
    attempts: new Attempts(db),
    secureCookies: settings.origins.every((origin) => origin.startsWith('https:')),
    published: () => relay.poke(),
  };
  const app = authApp({ sessions, origins: settings.origins, log }, identity.handler);
  const http = await listenHttp(app, settings.httpAddress);
  lifecycle.add('http', () => http.close());
  const server = new RpcServer(settings).add(
    AuthService,
    await loadHandlers(AuthService, new URL('./rpc/', import.meta.url), context),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  lifecycle.check('database', () => db.transaction(async (tx) => void (await tx.raw('select 1'))));
  lifecycle.add('sweep', sweeping(settings));
  const invitePath = await inviteFirstTeamMember(db);
  if (invitePath) settings.announce(invitePath);
  return {
    ...{ rpcAddress, httpAddress: http.address },
    ready: () => lifecycle.ready(),
    drain: () => lifecycle.drain(),
    close: () => lifecycle.close(),
  };
}

function sweeping({ db, log }: AuthSettings): () => void {
  const all = () => Promise.all([sweepRecords(db), db.transaction(sweepExpired)]);
  const sweep = () => all().catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
}
