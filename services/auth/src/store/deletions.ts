import { rows, type Tx } from '@fabula/kit/db';
import { type Language, toLanguage } from '../domain/language.ts';

/** Somebody whose account is over, and not gone everywhere yet. */
export interface Deletion {
  readonly userId: string;
  /** Of the fact that tells the other parts. */
  readonly eventId: string;
  readonly email: string;
  readonly language: Language;
  /** Whether a mail tells the address in the end. */
  readonly hasFarewell: boolean;
}

export type NewDeletion = Omit<Deletion, 'eventId'>;

/** Marks the beginning of the end; whoever is marked already stays so. */
export async function insertDeletion(tx: Tx, deletion: NewDeletion): Promise<void> {
  const { userId, email, language, hasFarewell } = deletion;
  const row = { user_id: userId, email, language, has_farewell: hasFarewell };
  await tx('deletions').insert(row).onConflict('user_id').ignore();
}

/** Whether the account is being deleted, or was. */
export async function isDeleted(tx: Tx, userId: string): Promise<boolean> {
  return (await tx('deletions').where({ user_id: userId }).first('user_id')) !== undefined;
}

/** Whether the account has given way to one of its mailbox's owner. */
export async function hasGivenWay(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await tx('deletions').where({ user_id: userId, has_farewell: false }).first('user_id')) !== undefined
  );
}

/** Accounts that ended so many seconds ago and are not gone yet, the oldest first. */
export async function dueDeletions(tx: Tx, seconds: number): Promise<string[]> {
  const sql = `select user_id as "userId" from deletions
    where done_at is null and created_at <= clock_timestamp() - make_interval(secs => ?) order by created_at`;
  return (await rows<{ userId: string }>(tx, sql, [seconds])).map(({ userId }) => userId);
}

/** Ends it: of several who do so at once one is answered what there is to tell. The address is forgotten. */
export async function endDeletion(tx: Tx, userId: string): Promise<Deletion | undefined> {
  const found = await rows<Omit<Deletion, 'language'> & { language: string }>(
    tx,
    `select user_id as "userId", event_id as "eventId", email, language, has_farewell as "hasFarewell" from deletions
     where user_id = ? and done_at is null for update`,
    [userId],
  );
  await tx.raw('update deletions set done_at = clock_timestamp(), email = null where user_id = ?', [userId]);
  return found[0] && { ...found[0], language: toLanguage(found[0].language) };
}
