import { rows, type Tx } from '@fabula/kit/db';
import { type Language, toLanguage } from '../domain/language.ts';
import { isDeleted } from './deletions.ts';

/** Who of the team may sign in is decided one after the other: two who end each other at once must not both succeed. */
export async function lockTeam(tx: Tx): Promise<void> {
  await rows(tx, "select pg_advisory_xact_lock(hashtext(current_schema() || '.team'))");
}

/** Whether somebody else is on the team who may sign in. */
export async function hasOtherMember(tx: Tx, userId: string): Promise<boolean> {
  const sql = `select 1 from profiles p where role = 'team' and is_enabled and id <> ?
    and not exists (select from deletions where user_id = p.id) limit 1`;
  return (await rows(tx, sql, [userId])).length > 0;
}

/** What the team wants counts at once; the back end is still to be told. */
export async function wantEnabled(tx: Tx, userId: string, isEnabled: boolean): Promise<void> {
  await tx('profiles').where({ id: userId }).update({ is_enabled: isEnabled, is_settled: false });
}

/** Whether the account takes nobody in, whatever the back end still says. */
export async function isClosed(tx: Tx, userId: string): Promise<boolean> {
  const isShut = await tx('profiles').where({ id: userId, is_enabled: false }).first('id');
  return isShut !== undefined || isDeleted(tx, userId);
}

/**
 * Whether a session may begin; nobody ends the account, or all of its sessions, before this transaction does. Outdated: what was
 * shown for it before this stamp counts no more.
 */
export async function lockOpen(
  tx: Tx,
  userId: string,
  stamp: number | undefined,
): Promise<'open' | 'closed' | 'outdated'> {
  const sql =
    'select is_enabled as "isEnabled", security_stamp as stamp from profiles where id = ? for share';
  const [found] = await rows<{ isEnabled: boolean; stamp: number }>(tx, sql, [userId]);
  if (found?.isEnabled !== true || (await isDeleted(tx, userId))) return 'closed';
  return stamp !== undefined && stamp < found.stamp ? 'outdated' : 'open';
}

/** What the back end is still to be told of somebody; undefined where it knows. */
export async function findUnsettled(tx: Tx, userId: string): Promise<boolean | undefined> {
  const sql = 'select is_enabled as "isEnabled" from profiles where id = ? and not is_settled';
  return (await rows<{ isEnabled: boolean }>(tx, sql, [userId]))[0]?.isEnabled;
}

/** It has been told. One that wants something else by now stays unsettled. */
export async function settle(tx: Tx, userId: string, isEnabled: boolean): Promise<void> {
  await tx('profiles').where({ id: userId, is_enabled: isEnabled }).update({ is_settled: true });
}

export async function listUnsettled(tx: Tx): Promise<string[]> {
  const found = await rows<{ id: string }>(tx, 'select id from profiles where not is_settled');
  return found.map(({ id }) => id);
}

/** For so many seconds a mailed link takes the account over, whoever has used it before. */
export async function letIn(tx: Tx, userId: string, seconds: number): Promise<void> {
  const sql = 'update profiles set let_in_until = clock_timestamp() + make_interval(secs => ?) where id = ?';
  await tx.raw(sql, [seconds, userId]);
}

/** A mailed link is good for that no more: it was said of an account that was another one then. False where it was not said. */
export async function endLetIn(tx: Tx, userId: string): Promise<boolean> {
  const sql = `update profiles p set let_in_until = null from (select id, let_in_until from profiles where id = ? for update) b
    where p.id = b.id and b.let_in_until > clock_timestamp() returning p.id`;
  return (await rows(tx, sql, [userId])).length === 1;
}

/** Until when mailed links take these accounts over; of others nothing. */
export async function letInOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const found = await tx('profiles')
    .select<{ id: string; until: Date }[]>('id', 'let_in_until as until')
    .whereIn('id', ids)
    .whereRaw('let_in_until > clock_timestamp()');
  return new Map(found.map(({ id, until }) => [id, until]));
}

export async function isLetIn(tx: Tx, userId: string): Promise<boolean> {
  const sql = 'select 1 from profiles where id = ? and let_in_until > clock_timestamp()';
  return (await rows(tx, sql, [userId])).length > 0;
}

/** In which language the owner has come. */
export async function putLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx('profiles').where({ id: userId }).update({ language });
}

/** Of mails that the owner did not ask for; English where nothing is known. */
export async function languageOf(tx: Tx, userId: string): Promise<Language> {
  const sql = `select coalesce(language, (select language from factors where user_id = p.id limit 1)) as language
    from profiles p where id = ?`;
  const [found] = await rows<{ language: string | null }>(tx, sql, [userId]);
  return toLanguage(found?.language ?? undefined);
}
