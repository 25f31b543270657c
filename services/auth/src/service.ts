import type { Bus } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { loadHandlers } from '@fabula/kit/handlers';
import { listenHttp } from '@fabula/kit/http';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { httpMeter, metered, routesBy } from '@fabula/kit/metrics';
import { isHttpsSite } from '@fabula/kit/origin';
import { Relay } from '@fabula/kit/outbox';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { EndedSessions, livePlayers } from '@fabula/kit/tokens';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Attempts } from './attempts.ts';
import { Audit } from './audit.ts';
import { resumeClosings } from './closing.ts';
import { onActionTaken } from './consumers/action-taken.ts';
import type { AuthContext } from './context.ts';
import { Sealer } from './domain/seal.ts';
import { endedSessions } from './ended.ts';
import { authApp } from './http/app.ts';
import { type GoogleWay, googlePages } from './http/google.ts';
import { OUTBOX_PATH } from './http/outbox.ts';
import { openIdentity } from './identity.ts';
import { inviteFirstTeamMember } from './invites.ts';
import { PostOffice } from './mail/post-office.ts';
import { MailQueue } from './mail/queue.ts';
import { Passwords, type PasswordsOptions } from './passwords/passwords.ts';
import { askGoogle, type GoogleClient } from './providers/google/client.ts';
import type { CodeFlow } from './providers/google/code-flow.ts';
import type { KeycloakSettings } from './providers/keycloak/backend.ts';
import { askKeycloakForGoogle } from './providers/keycloak/google.ts';
import type { IdentityKeys } from './providers/oidc-provider/keys.ts';
import { type SmtpSettings, smtpSender } from './providers/smtp/sender.ts';
import { Sessions } from './sessions.ts';
import { SignIns } from './sign-ins.ts';
import { startSweeping } from './sweeping.ts';

export interface AuthSettings extends PartDeps {
  readonly rpcAddress: string;
  readonly httpAddress: string;
  /** Its schema stands. */
  readonly db: Database;
  readonly bus: Bus;
  /** The `iss` of players' tokens. */
  readonly issuer: string;
  readonly origins: readonly string[];
  /** Of auth's own: they seal mails, and sign players' tokens where the identity provider is inside. */
  readonly identityKeys: IdentityKeys;
  /** Where Keycloak is the identity provider. */
  readonly keycloak?: KeycloakSettings | undefined;
  readonly accessTokenSeconds: number;
  /** How many passwords are hashed at once, and wait; without it by the machine's cores. */
  readonly passwords?: Pick<PasswordsOptions, 'threads' | 'mostWaiting'> | undefined;
  /** The mail server; without one, mails are shown on a page. */
  readonly smtp?: SmtpSettings | undefined;
  /** Where people may come by a Google account. */
  readonly google?: GoogleChoice | undefined;
  /** Shows a path on the console; it holds a secret, so it never goes to the log. */
  readonly announce: (what: Announced, path: string) => void;
}

/** The site's client at Google; Keycloak has one of its own. */
export type GoogleChoice = GoogleClient | 'by-keycloak';

/** The link by which the first team member joins; the page of mails. */
export type Announced = 'first-team-member' | 'outbox';

export interface AuthPart extends Service {
  readonly rpcAddress: string;
  readonly httpAddress: string;
}

const ROUTES = routesBy({
  '/auth/token': 'token',
  '/auth/oidc': 'oidc',
  '/auth/google': 'google',
  [OUTBOX_PATH]: 'outbox',
  '/healthz': 'health',
});

/** Profiles, roles and sessions, before an identity provider. */
export async function createAuthService(settings: AuthSettings): Promise<AuthPart> {
  const { db, log } = settings;
  const lifecycle = new Lifecycle(log);
  const passwords = new Passwords({ ...settings.passwords, metrics: settings.metrics, log });
  lifecycle.add('passwords', () => passwords.close());
  const opened = openIdentity({ ...settings, passwords });
  const { identity } = opened;
  const audit = new Audit(db, new Sealer(settings.identityKeys.cookieKeys, 'audit'));
  await onActionTaken({ ...settings, audit });
  const relay = new Relay({ db, bus: settings.bus, log, metrics: settings.metrics });
  relay.start();
  lifecycle.add('relay', () => relay.stop());
  const sessions = new Sessions(db, identity, settings.accessTokenSeconds);
  const { office, outbox } = startMail(settings, lifecycle);
  const context: AuthContext = {
    ...{ db, identity, sessions, office, passwords, audit, issuer: settings.issuer },
    tokens: settings.verifiers.players,
    attempts: new Attempts(db),
    signIns: new SignIns(settings.metrics),
    sendsMail: settings.smtp !== undefined,
    hasGoogle: settings.google !== undefined,
    secureCookies: isHttpsSite(settings.origins),
    published: () => relay.poke(),
    factorSealer: new Sealer(settings.identityKeys.cookieKeys, 'factors'),
  };
  const endpoint = { sessions, origins: settings.origins, log };
  const google = settings.google && googlePages(googleWay(settings, settings.google, context));
  const app = authApp({ endpoint, identityHandler: opened.handler, outbox, google });
  const { metrics } = settings;
  const handler = metered(app, httpMeter(metrics, ROUTES));
  const http = await listenHttp(handler, settings.httpAddress, { log, metrics });
  lifecycle.add('http', () => http.close());
  lifecycle.onRetire(() => http.retire());
  const ended = readEnded(settings, lifecycle);
  const verifiers = {
    ...{ services: settings.verifiers.services, ended },
    players: livePlayers(settings.verifiers.players, ended),
  };
  const server = new RpcServer({ ...settings, verifiers }).add(
    AuthService,
    await loadHandlers(AuthService, new URL('./rpc/', import.meta.url), context),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  lifecycle.check('database', () => db.transaction(async (tx) => void (await tx.raw('select 1'))));
  const swept = { db, log, sweepIdentity: opened.sweep, resumeClosings: () => resumeClosings(context) };
  lifecycle.add('sweep', startSweeping(swept));
  const invitePath = await inviteFirstTeamMember(db);
  if (invitePath) settings.announce('first-team-member', invitePath);
  if (outbox) settings.announce('outbox', `${OUTBOX_PATH}?key=${outbox.key}`);
  return {
    ...{ rpcAddress, httpAddress: http.address },
    ...lifecycle.asService(),
  };
}

/** The list that all parts read; auth has it from its own table. */
function readEnded({ db, log }: AuthSettings, lifecycle: Lifecycle): EndedSessions {
  const ended = new EndedSessions(() => endedSessions(db), log);
  ended.start();
  lifecycle.add('ended sessions', () => ended.stop());
  return ended;
}

function googleWay(settings: AuthSettings, choice: GoogleChoice, context: AuthContext): GoogleWay {
  const { keycloak, issuer, origins, identityKeys, log } = settings;
  const sealer = new Sealer(identityKeys.cookieKeys, 'google');
  const google = choice === 'by-keycloak' ? undefined : askGoogle(choice);
  const broker = keycloak && askKeycloakForGoogle({ ...keycloak, issuer }, context.identity);
  const asked: CodeFlow | undefined = google ?? broker;
  if (!asked) throw new Error('Keycloak is to ask Google, and there is none');
  return { context, google: asked, sealer, origins, log };
}

/** Mails are sent, or shown. */
function startMail(settings: AuthSettings, lifecycle: Lifecycle) {
  const { db, log, metrics, smtp } = settings;
  const sealer = new Sealer(settings.identityKeys.cookieKeys, 'mails');
  const [origin = ''] = settings.origins;
  if (!smtp) {
    const office = new PostOffice(sealer, () => {});
    // Of several processes any may be asked for the page that one has announced.
    const key = new Sealer(settings.identityKeys.cookieKeys, 'outbox').keyedHash(OUTBOX_PATH);
    return { office, outbox: { db, office, origin, key } };
  }
  const office: PostOffice = new PostOffice(sealer, () => queue.poke());
  const queue = new MailQueue({ db, office, origin, log, metrics, sender: smtpSender(smtp) });
  queue.start();
  lifecycle.add('mails', () => queue.stop());
  return { office, outbox: undefined };
}
