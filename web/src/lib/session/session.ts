// The session of this page. Tokens live here, in memory, and who is signed in as well; the store has neither.
import type Keycloak from 'keycloak-js';
import { call, isApiError, toApiError } from '../api/call.ts';
import { inTime } from '../inTime.ts';
import type { User } from './current.ts';
import { createKeycloak, PATIENCE_MS, type Session } from './keycloak.ts';
import { begunAgain, goFrom, keepLeft, type Why } from './left.ts';
import { TokenLife } from './tokenLife.ts';
import { userOf } from './user.ts';
import { wasSignedIn } from './wasSignedIn.ts';

const AUTH = 'fabula.auth.v1.AuthService' as const;
/** The app waits this long for its session, then goes on without one. */
const WAIT_MS = 10_000;
const RETRY_MS = 2_000;
const DEFAULT_VALIDITY_S = 30;
/** As keycloak-js is told to fetch another token, however long this one is good for. */
const ANEW = -1;

type Listener = (user: User | undefined) => void;
type TokenListener = (token: string) => void;

const tabs = new BroadcastChannel('fabula-session');
const tokenListeners = new Set<TokenListener>();
const life = new TokenLife();
let keycloak: Keycloak | undefined;
/** One that got no answer: keycloak-js gives no request up, and has all that come later wait for it. */
let hung: Keycloak | undefined;
/** Whose session it is, and by which token: keycloak-js has forgotten both when it tells of the end. */
let last: { readonly user: User; readonly token: string } | undefined;
let takingUp: Promise<void> | undefined;
let listener: Listener = () => undefined;

const userOfSession = (): User | undefined =>
  keycloak?.tokenParsed && userOf(keycloak.tokenParsed, keycloak.idTokenParsed);

function publish(): void {
  const user = userOfSession();
  if (user && keycloak?.token) last = { user, token: keycloak.token };
  listener(user);
}

/** Its player has ended it here (`chosen`), or the page is to say what has. */
function end(why: Why | 'chosen'): void {
  const { user, token } = last ?? {};
  last = undefined;
  keycloak = undefined;
  if (why === 'chosen') goFrom(location.pathname);
  else if (user || wasSignedIn()) tellEnded(why, user);
  publish();
  if (why !== 'chosen' && token !== undefined) void askMore(token);
}

function tellEnded(why: Why, user: User | undefined): void {
  const whose = user && { userId: user.id, email: user.email };
  keepLeft({ why, path: location.pathname, ...whose });
}

/** Fetched by then alone: nobody's session ends as a rule. */
async function askMore(token: string): Promise<void> {
  try {
    await (await import('./ended.ts')).askWhy(token);
  } catch (error) {
    console.warn('what has ended the session is not known', error);
  }
}

function tellToken(): void {
  const token = keycloak?.token;
  if (last && token) last = { ...last, token };
  life.began(keycloak?.tokenParsed ?? {});
  if (token) for (const tell of tokenListeners) tell(token);
}

async function begin(session: Session): Promise<void> {
  const next = await createKeycloak(session);
  // One that hung may hear of its end when another has long taken its place.
  next.onAuthLogout = () => {
    if (keycloak === next) end('over');
  };
  next.onAuthRefreshSuccess = tellToken;
  // Its own time is over: keycloak-js would ask the device's clock once more.
  next.onTokenExpired = () => void freshToken(ANEW);
  keycloak = next;
  life.began(next.tokenParsed ?? {});
  begunAgain();
  publish();
}

async function takeUp(): Promise<void> {
  const { session } = await call(AUTH, 'resumeSession', {});
  if (session) await begin(session);
  else end('over');
}

/** No answer is not a sign-out: the cookie is still there when the server is back. */
const isOver = (error: unknown): boolean => isApiError(error) && error.code !== 'unavailable';

/** Takes up the session that the cookie names; without one the visitor is signed out. */
async function resume(): Promise<void> {
  try {
    await takeUp();
  } catch (error) {
    if (isOver(error)) end('over');
    else setTimeout(() => void resume(), RETRY_MS);
  }
}

/** Starts the session of this page and tells `on` of every change, the first time within {@link WAIT_MS}. */
export function startSession(on: Listener): void {
  const waited = setTimeout(() => {
    console.error('The auth backend may be unreachable: going on without a session.');
    on(undefined);
  }, WAIT_MS);
  listener = (user) => {
    clearTimeout(waited);
    on(user);
  };
  tabs.onmessage = ({ data }) => (data === 'out' ? end('here') : void resume());
  void resume();
}

/** Takes up a session that began in this browser, but not in this tab. */
export const resumeSession = (): Promise<void> => resume();

/** Takes the tokens that a sign-in form was answered with. */
export async function takeSession(session: Session): Promise<void> {
  await begin(session);
  tabs.postMessage('in');
}

/** Ends the session here, in every tab and on the server; `everywhere`: all others of this player, too. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  try {
    await withToken((token) => call(AUTH, 'signOut', { everywhere }, { token }));
  } catch (error) {
    // Its session is over already: there is nothing left to end.
    if (!isApiError(error) || error.code !== 'unauthenticated') throw error;
  }
  leaveSession();
}

/** The server has ended the session: it ends here and in every tab. */
export function leaveSession(): void {
  end('chosen');
  tabs.postMessage('out');
}

/** Takes up what has changed about the player (a role): here and in every tab. */
export async function renewSession(): Promise<void> {
  await freshToken(ANEW);
  publish();
  tabs.postMessage('in');
}

/** A token good for `minValidity` seconds more; undefined for a visitor. A failing refresh leaves the old one while it lasts. */
export async function freshToken(minValidity = DEFAULT_VALIDITY_S): Promise<string | undefined> {
  if (!keycloak) return undefined;
  try {
    await renew(keycloak, minValidity);
  } catch (error) {
    console.warn('token refresh failed', error);
    if (isOver(error)) end('over');
  }
  return keycloak?.token;
}

/** Another token than one that was refused; the one that has taken its place meanwhile, where there is one. */
export const tokenInPlaceOf = (refused: string | undefined): Promise<string | undefined> =>
  freshToken(keycloak?.token === refused ? ANEW : DEFAULT_VALIDITY_S);

/** A token that was good, and is not any more: its time is over by the server's clock, or its session or role has ended. */
const OUTDATED: readonly (string | undefined)[] = ['TOKEN_EXPIRED', 'SESSION_ENDED'];

/**
 * Asks with the session's token. Where that counts no more (which is said before anything is done) another one is fetched and
 * it is asked once more: whoever lost a role goes on with what is left, who was signed out is out here too.
 */
export async function withToken<T>(ask: (token: string | undefined) => Promise<T>): Promise<T> {
  const first = await freshToken();
  try {
    return await ask(first);
  } catch (error) {
    if (first === undefined || !OUTDATED.includes(toApiError(error).reason)) throw error;
    const token = await tokenInPlaceOf(first);
    publish();
    if (token === undefined) throw error;
    return ask(token);
  }
}

/** A line that swallows what is sent may have swallowed the request: then the cookie is asked, which gives a new object. */
async function renew(asked: Keycloak, minValidity: number): Promise<void> {
  // Which knows the device's clock alone.
  const validity = life.lasts(minValidity) ? minValidity : ANEW;
  if (asked !== hung && (await inTime(asked.updateToken(validity), PATIENCE_MS))) return;
  hung = asked;
  takingUp ??= takeUp().finally(() => {
    takingUp = undefined;
  });
  await takingUp;
  tellToken();
}

/** Hears of every renewed access token until the returned function is called. */
export function onToken(listen: TokenListener): () => void {
  tokenListeners.add(listen);
  return () => tokenListeners.delete(listen);
}
