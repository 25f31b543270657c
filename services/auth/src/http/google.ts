import { wallMs } from '@fabula/kit/clock';
import type { Logger } from '@fabula/kit/log';
import type { Call } from '@fabula/kit/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { googleCookie, readAskingCookie, readDeviceCookie, readGoogleCookie } from '../domain/cookie.ts';
import { AccountDisabled, HelpWanted, IdentityAway, ProofWanted } from '../domain/errors.ts';
import { GOOGLE_SECONDS, type GoogleFailure, GoogleRefused } from '../domain/google.ts';
import { LANGUAGES, toLanguage } from '../domain/language.ts';
import { ownPath } from '../domain/own-path.ts';
import type { Sealer } from '../domain/seal.ts';
import { hashSecret, newSecret } from '../domain/session.ts';
import { ownerOfGoogleAccount } from '../google-arrivals.ts';
import { redeem } from '../invites.ts';
import { type LinkOrder, linkHere } from '../links.ts';
import type { CodeFlow } from '../providers/google/code-flow.ts';
import { askingBrowser } from '../rpc/asking.ts';
import { enter } from '../rpc/enter.ts';
import { toCall } from './call.ts';
import { originOf } from './origin.ts';

export interface GoogleWay {
  readonly context: AuthContext;
  readonly google: CodeFlow;
  readonly sealer: Sealer;
  readonly origins: readonly string[];
  readonly log: Logger;
}

const journey = z.object({
  marks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** A page of ours. */
  next: z.string(),
  invite: z.string().optional(),
  /** The session's and the device's cookies stay at home when another site sends the browser back: this one goes along. */
  device: z.string(),
  /** The same of a browser that has asked for a mailed link. */
  asking: z.string().optional(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
type Journey = z.infer<typeof journey>;

const RETURN_PATH = '/auth/google/return';
/** Where the gateway sends a browser that Google has sent to Keycloak with nobody. */
const REFUSED_PATH = '/auth/google/refused';
const HOME = '/browse';
const INVITE = /^[\w-]{1,100}$/;

/** The way by a Google account: to Google, and back to a page, which takes up the session by its cookie. */
export function googlePages(way: GoogleWay): Router {
  const router = Router();
  router.get('/auth/google', begin(way));
  router.get(RETURN_PATH, comeBack(way, arrive));
  router.get(REFUSED_PATH, comeBack(way, refused));
  return router;
}

function begin(way: GoogleWay): RequestHandler {
  return async (request, response) => {
    const origin = originOf(request, way.origins);
    const { next, invite } = request.query;
    const taken: Journey = {
      marks: { state: newSecret(), nonce: newSecret(), verifier: newSecret() },
      next: (typeof next === 'string' && ownPath(next, origin)) || HOME,
      ...(typeof invite === 'string' && INVITE.test(invite) && { invite }),
      device: readDeviceCookie(request.headers.cookie) ?? newSecret(),
      asking: readAskingCookie(request.headers.cookie),
      until: wallMs() + GOOGLE_SECONDS * 1000,
    };
    try {
      const to = await way.google.begin(taken.marks, origin + RETURN_PATH);
      keep(way, response, way.sealer.seal(JSON.stringify(taken)));
      response.redirect(303, to.href);
    } catch (error) {
      sayWhy(way, response, { origin, error, taken });
    }
  };
}

function comeBack(way: GoogleWay, work: typeof arrive): RequestHandler {
  return async (request, response) => {
    const origin = originOf(request, way.origins);
    // It is good once, whatever comes of it.
    keep(way, response, '');
    let taken: Journey | undefined;
    try {
      taken = open(way, request);
      const returned = new URL(RETURN_PATH, origin);
      returned.search = new URL(request.url, origin).search;
      const { cookies, path } = await work(way, request, { taken, returned });
      response.append('set-cookie', cookies);
      response.redirect(303, origin + path);
    } catch (error) {
      sayWhy(way, response, { origin, error, taken });
    }
  };
}

/** What this browser took along. One that took nothing was sent here by somebody else. */
function open({ sealer }: GoogleWay, { headers }: Request): Journey {
  const text = sealer.open(readGoogleCookie(headers.cookie) ?? '');
  const taken = text === undefined ? undefined : journey.parse(JSON.parse(text));
  if (!taken || taken.until < wallMs()) throw new GoogleRefused('failed');
  return taken;
}

/** What a browser gets that has come back, and where it goes on. */
interface Arrived {
  readonly cookies: string[];
  readonly path: string;
}

/** Signs them in. */
async function arrive(
  { context, google }: GoogleWay,
  request: Request,
  { taken, returned }: { taken: Journey; returned: URL },
): Promise<Arrived> {
  const account = await google.finish(returned, taken.marks);
  const { device, asking } = taken;
  const call = toCall(request, { device, asking });
  const inviteHash = taken.invite && hashSecret(taken.invite);
  let path = taken.next;
  try {
    const { user, stamp } = await ownerOfGoogleAccount(context, account, { call, device });
    const redeemed = inviteHash
      ? await redeem(context, call, { userId: user.id, tokenHash: inviteHash })
      : undefined;
    const role = redeemed?.role ?? user.role;
    await enter(context, call, { user: { ...user, role }, by: 'google', stamp });
  } catch (error) {
    if (!(error instanceof ProofWanted || error instanceof HelpWanted)) throw error;
    const language = toLanguage(request.acceptsLanguages([...LANGUAGES]) || undefined);
    const next = taken.next === HOME ? undefined : taken.next;
    path = await toLinkPage(context, call, { email: account.email, language, inviteHash, next });
  }
  return { cookies: call.answer.get('set-cookie').map(String), path };
}

/** The mailbox is theirs, and its account wants more: the page of mailed links asks for it. */
async function toLinkPage(
  context: AuthContext,
  call: Call,
  asked: Pick<LinkOrder, 'email' | 'language' | 'inviteHash' | 'next'>,
): Promise<string> {
  return linkHere(context, { ...asked, kind: 'magic-link', browser: askingBrowser(context, call) });
}

/** The state was Keycloak's own: that the browser had begun is all that is known. */
async function refused(_way: GoogleWay, { query }: Request): Promise<never> {
  throw new GoogleRefused(query.error === 'access_denied' ? 'cancelled' : 'failed');
}

function keep({ context }: GoogleWay, response: Response, sealed: string): void {
  response.set('cache-control', 'no-store');
  response.append('set-cookie', googleCookie(sealed, context.secureCookies));
}

/** Back on the sign-in page, which has words for it, with the invitation and the page to go on to; what lies behind it is for the log alone. */
function sayWhy(
  { context, log }: GoogleWay,
  response: Response,
  { origin, error, taken }: { origin: string; error: unknown; taken: Journey | undefined },
): void {
  const failure = failureOf(error);
  context.signIns.out('google', failure === 'failed' || failure === 'away' ? 'failed' : 'refused');
  // A library's error may hold the code: its words are enough.
  const cause = error instanceof GoogleRefused ? String(error.cause) : undefined;
  if (cause === undefined) log.warn({ err: error, failure }, 'nobody came by Google');
  else if (failure === 'failed' || failure === 'away') log.warn({ cause, failure }, 'nobody came by Google');
  response.redirect(303, `${origin}/login?${new URLSearchParams({ google: failure, ...kept(taken) })}`);
}

/** What the sign-in page is to know still. */
function kept(taken: Journey | undefined): Record<string, string> {
  return {
    ...(taken?.invite && { invite_token: taken.invite }),
    ...(taken && taken.next !== HOME && { next: taken.next }),
  };
}

function failureOf(error: unknown): GoogleFailure {
  if (error instanceof GoogleRefused) return error.failure;
  if (error instanceof AccountDisabled) return 'closed';
  return error instanceof IdentityAway ? 'away' : 'failed';
}
