import { rows, type Tx } from '@fabula/kit/db';
import type { LinkKind, OpenLink } from '../domain/link.ts';

export interface NewLink extends Omit<OpenLink, 'expiresAt' | 'isBarred'> {
  readonly secretHash: string;
  readonly number: string;
  readonly seconds: number;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx.raw(
    `insert into links (id, secret_hash, kind, email, language, browser_hash, number, asked_from, password_hash,
       password_sealed, invite_hash, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [
      ...[link.id, link.secretHash, link.kind, link.email, link.language, link.browserHash, link.number],
      ...[link.askedFrom, link.passwordHash, link.passwordSealed, link.inviteHash, link.seconds],
    ],
  );
}

const OPEN = 'used_at is null and burnt_at is null and expires_at > clock_timestamp()';

export async function findOpenLink(tx: Tx, secretHash: string): Promise<OpenLink | undefined> {
  const sql = `select id, kind, email, language, browser_hash as "browserHash", asked_from as "askedFrom",
      expires_at as "expiresAt", password_hash as "passwordHash", password_sealed as "passwordSealed",
      invite_hash as "inviteHash", barred_at is not null as "isBarred"
    from links where secret_hash = ? and ${OPEN}`;
  return (await rows<OpenLink>(tx, sql, [secretHash]))[0];
}

export interface LinkTry {
  readonly id: string;
  /** In the browser that asked for it. */
  readonly isHere: boolean;
  /** Elsewhere. */
  readonly number?: string | undefined;
}

const TAKE = `
  update links set
    used_at = case when $2 or number = $3 then clock_timestamp() end,
    barred_at = case when $2 or number = $3 then barred_at else clock_timestamp() end
  where id = $1 and ${OPEN} and ($2 or barred_at is null) returning used_at is not null as "isTaken"`;

/**
 * Uses the link up. A wrong number bars it for all browsers but the one that asked: of several tries at once one is looked at.
 * What has come of it `finishLink` says, or `giveBackLink`.
 */
export async function takeLink(tx: Tx, given: LinkTry): Promise<'taken' | 'wrong' | 'gone'> {
  const [found] = await rows<{ isTaken: boolean }>(tx, TAKE, [given.id, given.isHere, given.number ?? '']);
  if (!found) return 'gone';
  return found.isTaken ? 'taken' : 'wrong';
}

/** It has done what it was for. */
export async function finishLink(tx: Tx, { id, isHere }: LinkTry): Promise<void> {
  await tx('links').where({ id }).update({ is_used_here: isHere });
}

/** It is good again: what it was to do could not be done. */
export async function giveBackLink(tx: Tx, id: string): Promise<void> {
  await tx('links').where({ id }).update({ used_at: null });
}

/** Whether this is to be told of the link for the first time: a page may be pressed as often as somebody likes. */
export async function noteOnce(tx: Tx, id: string, what: string): Promise<boolean> {
  const sql =
    'update links set noted = array_append(noted, $2) where id = $1 and not ($2 = any(noted)) returning id';
  return (await rows(tx, sql, [id, what])).length === 1;
}

/** Other links of this kind to this address are void. */
export async function burnLinks(tx: Tx, which: { email: string; kind: LinkKind }): Promise<void> {
  await tx.raw(`update links set burnt_at = clock_timestamp() where email = ? and kind = ? and ${OPEN}`, [
    which.email,
    which.kind,
  ]);
}

/** All that wait for this address are void, and what they hold is gone. */
export async function deleteLinks(tx: Tx, email: string): Promise<void> {
  await tx('links').where({ email }).delete();
}

/** So long what a link does may take, as far as who waits for it is told. */
const DOING = "used_at > clock_timestamp() - interval '1 minute'";

export type LinkState = 'waiting' | 'here' | 'elsewhere' | 'gone';

/** What has become of a link that this browser asked for. */
export async function stateOfLink(tx: Tx, asked: { id: string; browserHash: string }): Promise<LinkState> {
  const [found] = await rows<{ isOpen: boolean; isBurnt: boolean; isUsedHere: boolean | null }>(
    tx,
    `select (${OPEN}) or (is_used_here is null and coalesce(${DOING}, false)) as "isOpen",
       burnt_at is not null as "isBurnt", is_used_here as "isUsedHere"
     from links where id = ? and browser_hash = ?`,
    [asked.id, asked.browserHash],
  );
  if (!found || found.isBurnt) return 'gone';
  if (found.isOpen) return 'waiting';
  if (found.isUsedHere === null) return 'gone';
  return found.isUsedHere ? 'here' : 'elsewhere';
}
