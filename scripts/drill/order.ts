import { STORES, type Store } from '../proof/long/alerts/site.ts';

export const VERBS = ['restart', 'stop', 'start', 'grow', 'ask'] as const;
export type Verb = (typeof VERBS)[number];

/** Something that is done to the site from outside: `POST /<verb>/<name>?SETTING=value`. */
export interface Order {
  readonly verb: Verb;
  readonly name: string;
  /** What a process is started with from now on, beside what it had. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Of Fabula's own: others would change what a process runs. */
const SETTING = /^FABULA_\w+$/;

/** Undefined where it is none. */
export function orderIn(method: string, url: string): Order | undefined {
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [, verb, name, more] = pathname.split('/');
  if (method !== 'POST' || name === undefined || more !== undefined) return undefined;
  if ([...searchParams.keys()].some((key) => !SETTING.test(key))) return undefined;
  const known = VERBS.find((one) => one === verb);
  return known && { verb: known, name, settings: Object.fromEntries(searchParams) };
}

/** Processes of a part, or the one of that name. */
export const processesOf = (name: string, all: Iterable<string>): string[] =>
  [...all].filter((one) => one === name || one.replace(/-\d+$/, '') === name);

export const storeOf = (name: string): Store | undefined => STORES.find((one) => one === name);
