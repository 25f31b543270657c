import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AuthService, type Session } from '@fabula/proto/auth/v1/auth_pb';
import { z } from 'zod';
import { inParallel } from '../../bench/load/in-parallel.ts';
import { Api, ApiError } from '../../proof/api.ts';
import type { Person } from '../plan.ts';

const kept = z.array(z.object({ email: z.string(), password: z.string(), cookie: z.string() }));
type Kept = z.infer<typeof kept>[number];

const PASSWORD = 'a light that says no';
/** A site hashes passwords a few at a time, and refuses who waits too long for it. */
const AT_ONCE = 4;

/** Why nobody can be signed up there by a script. */
export class NoAccounts extends Error {
  override readonly name = 'NoAccounts';
}

/**
 * So many people who are signed in: first those of earlier times, who come back by their cookies, then new ones by the public
 * sign-up. `file` keeps them, for its owner alone. Throws NoAccounts.
 */
export async function gatherPeople(origin: string, count: number, file: string): Promise<Person[]> {
  const known = existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const wanted = known.slice(0, count);
  const back = await inParallel(wanted.length, AT_ONCE, (n) => comeBack(origin, wanted[n]));
  const old = back.filter((person) => person !== undefined);
  const fresh = await inParallel(count - old.length, AT_ONCE, () => signUp(origin));
  const all = [...old, ...fresh];
  const rest = known.slice(count);
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...all.map(({ email, password, cookie }) => ({ email, password, cookie })), ...rest];
  writeFileSync(file, JSON.stringify(lines, null, 1), { mode: 0o600 });
  return all;
}

/** Undefined where the site knows the session no more, as after its data were removed. */
async function comeBack(origin: string, known: Kept | undefined): Promise<Person | undefined> {
  if (!known) return undefined;
  const api = new Api(origin);
  api.cookie = known.cookie;
  try {
    const { session } = await api.call(AuthService.method.resumeSession, {});
    return personOf(api, known, session);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined;
    throw explained(error);
  }
}

async function signUp(origin: string): Promise<Person> {
  const api = new Api(origin);
  const known = { email: `${randomUUID()}@load.example`, password: PASSWORD };
  try {
    const { session } = await api.call(AuthService.method.signUp, known);
    return personOf(api, known, session);
  } catch (error) {
    throw explained(error);
  }
}

function personOf(api: Api, known: Omit<Kept, 'cookie'>, session: Session | undefined): Person {
  if (!session || api.cookie === undefined)
    throw new NoAccounts(
      'This site confirms each sign-up by mail, so a script cannot make accounts there: test one without a mail server (no FABULA_SMTP_URL).',
    );
  const { accessToken, expiresIn } = session;
  return { ...known, cookie: api.cookie, accessToken, freshUntil: Date.now() + expiresIn * 1_000 };
}

function explained(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'resource_exhausted') return error;
  return new NoAccounts(`The site refuses more accounts: ${error.message} ${LIMITS}`);
}

/** What to do about a site's own limits. */
export const LIMITS =
  'Its limits for one address are its own: start a site that is to be tested with FABULA_REQUESTS_PER_MINUTE=1000000 (helm: site.requestsPerMinute).';
