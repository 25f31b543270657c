import { randomUUID } from 'node:crypto';
import type { Tx } from '@fabula/kit/db';
import type { AuthContext } from './context.ts';
import { LinkBarred, LinkNotGood, WrongNumber } from './domain/errors.ts';
import type { Language } from './domain/language.ts';
import {
  LINK_SECONDS,
  type LinkKind,
  type LinkProof,
  linkPath,
  loginPath,
  newNumber,
  type OpenLink,
  proofsOf,
} from './domain/link.ts';
import type { MailKind } from './domain/mail.ts';
import { Sealer } from './domain/seal.ts';
import { hashSecret, newSecret } from './domain/session.ts';
import { findOpenLink, finishLink, giveBackLink, insertLink, type LinkTry, takeLink } from './store/links.ts';

export interface LinkOrder {
  readonly kind: LinkKind;
  readonly email: string;
  readonly language: Language;
  /** The asking browser: its secret, and its name. */
  readonly browser: { readonly secret: string; readonly name: string };
  /** Of a sign-up. */
  readonly password?: { readonly text: string; readonly hash: string };
  readonly inviteHash?: string | undefined;
  /** A page of ours that its reader goes on to. */
  readonly next?: string | undefined;
  /**
   * The mail that tells of something else than the link: of an account that there is already, or is none. The link then goes
   * to nobody, and everything else is as it always is.
   */
  readonly instead?: MailKind | undefined;
}

/** What the page that asked is told. */
export interface Ordered {
  readonly requestId: string;
  readonly number: string;
}

/** Makes a link, and leaves the mail with it. */
export async function sendLink({ db, office }: AuthContext, order: LinkOrder): Promise<Ordered> {
  const { kind, email, language, browser, instead } = order;
  const { link, secret } = newLink(order);
  const path = pathOf(order, secret);
  await db.transaction(async (tx) => {
    await insertLink(tx, link);
    await office.leave(tx, { to: email, kind: instead ?? kind, language, path, browser: browser.name });
  });
  office.poke();
  return { requestId: link.id, number: link.number };
}

/** The path of a link for a browser that has shown by other means that the mailbox is its user's. */
export async function linkHere({ db }: AuthContext, order: LinkOrder): Promise<string> {
  const { link, secret } = newLink(order);
  await db.transaction((tx) => insertLink(tx, link));
  return linkPath(secret, order.next);
}

function newLink({ kind, email, language, browser, password, inviteHash }: LinkOrder) {
  const secret = newSecret();
  const link = {
    ...{ id: randomUUID(), kind, email, language, number: newNumber(), askedFrom: browser.name },
    ...{ secretHash: hashSecret(secret), browserHash: hashSecret(browser.secret), seconds: LINK_SECONDS },
    passwordHash: password?.hash ?? null,
    passwordSealed: password ? ofBrowser(browser.secret).seal(password.text) : null,
    inviteHash: inviteHash ?? null,
  };
  return { link, secret };
}

function pathOf({ instead, next }: LinkOrder, secret: string): string | undefined {
  if (instead === undefined) return linkPath(secret, next);
  return instead === 'known-address' ? loginPath(next) : undefined;
}

/** Only whoever has the asking browser's secret opens it: a copy of the table is of no use. */
const ofBrowser = (secret: string) => new Sealer([secret], 'waiting password');

/** The password of a sign-up that waits, in the browser that signed up. */
export function waitingPassword({ passwordSealed }: OpenLink, browserSecret: string): string | undefined {
  return passwordSealed === null ? undefined : ofBrowser(browserSecret).open(passwordSealed);
}

/** A link as somebody has opened it, and what it wants there. */
export interface OpenedLink {
  readonly link: OpenLink;
  readonly proofs: readonly LinkProof[];
  /** In the browser that asked for it. */
  readonly isHere: boolean;
}

/** The link of this secret in a browser with that one. Throws LinkNotGood and LinkBarred. */
export async function openLink(
  { db }: AuthContext,
  secret: string,
  browser: string | undefined,
): Promise<OpenedLink> {
  const link = await db.transaction((tx) => findOpenLink(tx, hashSecret(secret)));
  if (!link) throw new LinkNotGood();
  const proofs = proofsOf(link, browser && hashSecret(browser));
  const isHere = proofs.length === 0;
  if (link.isBarred && !isHere) throw new LinkBarred();
  return { link, proofs, isHere };
}

/**
 * Does what the link is for, once: of ten who redeem it at the same instant one comes through. It stays good where that fails
 * (the identity back end is away, or more is wanted). Throws LinkNotGood and WrongNumber.
 */
export async function useLink<T>({ db }: AuthContext, given: LinkTry, work: () => Promise<T>): Promise<T> {
  const taken = await db.transaction((tx: Tx) => takeLink(tx, given));
  if (taken === 'gone') throw new LinkNotGood();
  if (taken === 'wrong') throw new WrongNumber();
  const done = await work().catch(async (error: unknown) => {
    await db.transaction((tx) => giveBackLink(tx, given.id));
    throw error;
  });
  await db.transaction((tx) => finishLink(tx, given));
  return done;
}
