import { randomUUID } from 'node:crypto';
import { rows, type Tx } from '@fabula/kit/db';
import type { MailKind } from '../domain/mail.ts';

export interface StoredMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Addressee and link, which only auth's key opens. */
  readonly sealed: string;
  readonly createdAt: Date;
}

export async function insertMail(
  tx: Tx,
  mail: { readonly kind: MailKind; readonly sealed: string; readonly seconds: number },
): Promise<void> {
  await tx.raw(
    `insert into mails (id, kind, sealed, expires_at)
     values (?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [randomUUID(), mail.kind, mail.sealed, mail.seconds],
  );
}

export interface DueMail extends StoredMail {
  /** This one included. */
  readonly attempts: number;
  /** Its link is good no more. */
  readonly isLate: boolean;
}

/** None waits for as long as this: one that seems to is of before the clock was set back. */
const LONGEST_WAIT = "interval '10 minutes'";

const CLAIM = `
  update mails set attempts = attempts + 1, next_at = clock_timestamp() + make_interval(secs => $1)
  where id = (
    select id from mails where failed_at is null
      and (next_at <= clock_timestamp() or next_at > clock_timestamp() + ${LONGEST_WAIT})
    order by next_at limit 1 for update skip locked)
  returning id, kind, sealed, attempts, created_at as "createdAt", expires_at < clock_timestamp() as "isLate"`;

/** A mail that is due, which no other process takes for so many seconds. */
export async function claimMail(tx: Tx, seconds: number): Promise<DueMail | undefined> {
  return (await rows<DueMail>(tx, CLAIM, [seconds]))[0];
}

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await tx('mails').where({ id }).delete();
}

/** All that are still to be sent. */
export async function listWaiting(tx: Tx): Promise<Pick<StoredMail, 'id' | 'sealed'>[]> {
  return rows(tx, 'select id, sealed from mails where failed_at is null');
}

/** Puts it back for later; false where its time will be over by then. */
export async function postponeMail(
  tx: Tx,
  later: { readonly id: string; readonly seconds: number; readonly error: string },
): Promise<boolean> {
  const sql = `update mails set next_at = clock_timestamp() + make_interval(secs => ?), error = ?
    where id = ? and expires_at > clock_timestamp() + make_interval(secs => ?) returning id`;
  return (await rows(tx, sql, [later.seconds, later.error, later.id, later.seconds])).length === 1;
}

/** It is given up: what it says is forgotten, that it was is kept. */
export async function buryMail(tx: Tx, dead: { readonly id: string; readonly error: string }): Promise<void> {
  await tx.raw("update mails set failed_at = clock_timestamp(), sealed = '', error = ? where id = ?", [
    dead.error,
    dead.id,
  ]);
}

export async function countMails(tx: Tx): Promise<{ waiting: number; dead: number }> {
  const [counted] = await rows<{ waiting: number; dead: number }>(
    tx,
    'select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as dead from mails',
  );
  return counted ?? { waiting: 0, dead: 0 };
}

/** Those whose time is not over, the newest first. */
export async function listMails(tx: Tx, limit: number): Promise<StoredMail[]> {
  const sql = `select id, kind, sealed, created_at as "createdAt" from mails
    where failed_at is null and expires_at > clock_timestamp() order by created_at desc limit $1`;
  return rows<StoredMail>(tx, sql, [limit]);
}
