import { rows, type Tx } from '@fabula/kit/db';
import type { LinkKind, OpenLink } from '../domain/link.ts';

export interface NewLink extends Omit<OpenLink, 'expiresAt'> {
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
      invite_hash as "inviteHash"
    from links where secret_hash = ? and ${OPEN}`;
  return (await rows<OpenLink>(tx, sql, [secretHash]))[0];
}

export interface LinkTry {
  readonly id: string;
  /** In the browser that asked for it. */
  readonly isHere: boolean;
  /** Where the link wants it: a wrong one burns the link. */
  readonly number?: string | undefined;
}

/** Uses the link up, right or wrong: of several tries at once one is looked at. */
export async function takeLink(tx: Tx, given: LinkTry): Promise<'taken' | 'burnt' | 'gone'> {
  const found = await rows<{ isBurnt: boolean }>(
    tx,
    `update links set used_at = clock_timestamp(), is_used_here = ?,
       burnt_at = case when number = coalesce(?, number) then null else clock_timestamp() end
     where id = ? and ${OPEN} returning burnt_at is not null as "isBurnt"`,
    [given.isHere, given.number ?? null, given.id],
  );
  if (!found[0]) return 'gone';
  return found[0].isBurnt ? 'burnt' : 'taken';
}

/** It is good again: what it was to do could not be done. */
export async function giveBackLink(tx: Tx, id: string): Promise<void> {
  await tx('links').where({ id }).update({ used_at: null, is_used_here: null });
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

export type LinkState = 'waiting' | 'here' | 'elsewhere' | 'gone';

/** What has become of a link that this browser asked for. */
export async function stateOfLink(tx: Tx, asked: { id: string; browserHash: string }): Promise<LinkState> {
  const [found] = await rows<{ isOpen: boolean; isBurnt: boolean; isUsedHere: boolean | null }>(
    tx,
    `select ${OPEN} as "isOpen", burnt_at is not null as "isBurnt", is_used_here as "isUsedHere"
     from links where id = ? and browser_hash = ?`,
    [asked.id, asked.browserHash],
  );
  if (!found || found.isBurnt) return 'gone';
  if (found.isOpen) return 'waiting';
  if (found.isUsedHere === null) return 'gone';
  return found.isUsedHere ? 'here' : 'elsewhere';
}
