import { rows, type Tx } from '@fabula/kit/db';
import { type Role, toRole } from '../domain/roles.ts';
import { isDeleted } from './deletions.ts';

export interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** What the team wants, and counts beside what the back end says: an answer that comes late changes nothing of it. */
  readonly isEnabled: boolean;
  readonly createdAt: Date;
}

const profiles = (tx: Tx) =>
  tx('profiles').select<ProfileRow[]>(
    'id',
    'email',
    'role',
    'is_enabled as isEnabled',
    'created_at as createdAt',
  );

const toRow = (row: ProfileRow): ProfileRow => ({ ...row, role: toRole(row.role) });

export type NewProfile = Omit<ProfileRow, 'isEnabled'>;

const PUT = `
  insert into profiles (id, email, role, created_at) values (?, ?, ?, ?)
  on conflict (id) do update set email = excluded.email, role = excluded.role returning is_enabled as "isEnabled"`;

/**
 * Writes the copy of a user, and answers it; undefined where the user is being deleted, or was. An address has one owner:
 * whoever had it before is not known to the provider by it any more.
 */
export async function putProfile(tx: Tx, profile: NewProfile): Promise<ProfileRow | undefined> {
  const { id, email, role, createdAt } = profile;
  if (await isDeleted(tx, id)) return undefined;
  await tx('profiles').where({ email }).whereNot({ id }).delete();
  const [kept] = await rows<{ isEnabled: boolean }>(tx, PUT, [id, email, role, createdAt]);
  return kept && { id, email, role, createdAt, ...kept };
}

export async function deleteProfile(tx: Tx, id: string): Promise<void> {
  await tx('profiles').where({ id }).delete();
}

export async function findProfile(
  tx: Tx,
  by: { id: string } | { email: string },
): Promise<ProfileRow | undefined> {
  return (await profiles(tx).where(by)).map(toRow)[0];
}

/** The copy, which nobody else changes before this transaction ends; nor does a session begin. */
export async function lockProfile(tx: Tx, id: string): Promise<ProfileRow | undefined> {
  return (await profiles(tx).where({ id }).forUpdate()).map(toRow)[0];
}

/** By id, after a given one; without those that are being deleted. */
export async function listProfiles(tx: Tx, limit: number, afterId?: string): Promise<ProfileRow[]> {
  const going = tx('deletions').select('user_id');
  const query = profiles(tx).whereNotIn('id', going).orderBy('id').limit(limit);
  return (await (afterId ? query.where('id', '>', afterId) : query)).map(toRow);
}

export async function hasRole(tx: Tx, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ role }).first('id')) !== undefined;
}
