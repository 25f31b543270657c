import { randomInt } from 'node:crypto';
import type { Language } from './language.ts';

export const LINK_KINDS = ['magic-link', 'confirmation', 'reset'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** How long a mailed link is good, seconds. */
export const LINK_SECONDS = 15 * 60;

/** Where the web shows what a link is for; what is behind the # stays in the browser. */
export const LINK_PATH = '/link#';

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
}

/** What a link wants beside itself. */
export type LinkProof = 'none' | 'number' | 'password';

/**
 * The browser that asked has to prove nothing. In any other one a stranger's link would sign its reader in to the stranger's
 * account, or give the stranger's password to the reader's: so it wants what the asking page shows, or the password.
 */
export function proofOf(
  link: Pick<OpenLink, 'kind' | 'browserHash'>,
  browserHash: string | undefined,
): LinkProof {
  if (link.kind === 'reset' || link.browserHash === browserHash) return 'none';
  return link.kind === 'confirmation' ? 'password' : 'number';
}

/** Two digits, quick to read and to type: there is one try. */
export function newNumber(): string {
  return String(randomInt(10, 100));
}
