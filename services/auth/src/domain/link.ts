import { randomInt } from 'node:crypto';
import type { Language } from './language.ts';

export const LINK_KINDS = ['magic-link', 'confirmation', 'reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** How long a mailed link is good, seconds. */
export const LINK_SECONDS = 15 * 60;

/** Where the web shows what a link is for; what is behind the # stays in the browser. */
export const linkPath = (secret: string, next?: string): string => `/link${goingOnTo(next)}#${secret}`;

/** Where whoever has an account already signs in. */
export const loginPath = (next?: string): string => `/login${goingOnTo(next)}`;

/** In letters that say nothing: anybody may ask for a mail to anybody, and is not to write words into it. */
const goingOnTo = (next: string | undefined): string =>
  next === undefined ? '' : `?next=${Buffer.from(next).toString('base64url')}`;

/** A mailed link that can still be redeemed. */
export interface OpenLink {
  readonly id: string;
  readonly kind: LinkKind;
  readonly email: string;
  readonly language: Language;
  /** Of the browser that asked for it. */
  readonly browserHash: string;
  /** That browser's name; empty where it is not known. */
  readonly askedFrom: string;
  readonly expiresAt: Date;
  /** Of a sign-up that waits: argon2id. */
  readonly passwordHash: string | null;
  /** The same password, which only the asking browser's secret opens. */
  readonly passwordSealed: string | null;
  readonly inviteHash: string | null;
  /** After a wrong number: it opens in the browser that asked for it, and in no other. */
  readonly isBarred: boolean;
}

/** What a link wants beside itself. */
export type LinkProof = 'number' | 'password';

/**
 * The browser that asked has to prove nothing. In any other one a stranger's link would sign its reader in to the stranger's
 * account, or give the stranger's password to the reader's, and a scanner of mails that presses buttons would be let in: so it
 * wants what the asking page shows, and of a sign-up the password too.
 */
export function proofsOf(
  link: Pick<OpenLink, 'kind' | 'browserHash'>,
  browserHash: string | undefined,
): readonly LinkProof[] {
  if (link.browserHash === browserHash) return [];
  return link.kind === 'confirmation' ? ['number', 'password'] : ['number'];
}

/** Two digits, quick to read and to type: outside of the asking browser there is one try. */
export function newNumber(): string {
  return String(randomInt(10, 100));
}

/** The number that somebody has typed; undefined where that can be none, which is no try. */
export function readNumber(typed: string | undefined): string | undefined {
  const digits = typed?.replaceAll(/\s/g, '') ?? '';
  return /^\d\d$/.test(digits) ? digits : undefined;
}
