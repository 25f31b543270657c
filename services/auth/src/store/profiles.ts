import { rows, type Tx } from '@fabula/kit/db';
import { type Role, toRole } from '../domain/roles.ts';
import { isDeleted } from './deletions.ts';

export interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** What the team wants, and counts beside what the back end says: an answer that comes late changes nothing of it. */
  readonly isEnabled: boolean;
  /** Whether they have shown that the address is theirs; null where no answer has said so yet. */
  readonly isEmailProven: boolean | null;
  readonly createdAt: Date;
}

const profiles = (tx: Tx) =>
  tx('profiles').select<ProfileRow[]>(
    'id',
    'email',
    'role',
    'is_enabled as isEnabled',
    'is_email_proven as isEmailProven',
    'created_at as createdAt',
  );

const toRow = (row: ProfileRow): ProfileRow => ({ ...row, role: toRole(row.role) });

export type NewProfile = Omit<ProfileRow, 'isEnabled'>;

/** What was said of another address says nothing of this one. */
const CHANGE = `update profiles set email = $1, role = $2, is_email_proven = $3,
    proving = case when email = $1 then proving end, let_in_until = case when email = $1 then let_in_until end
  where id = $4 returning is_enabled as "isEnabled"`;
/** Who comes at the same instant for the first time is waited for, by whichever of the keys: id and address are both one's own. */
const ADD = `
  insert into profiles (email, role, is_email_proven, id, created_at) values (?, ?, ?, ?, ?)
  on conflict do nothing returning is_enabled as "isEnabled"`;

/**
 * Writes the copy of a user, and answers it; undefined where the user is being deleted, or was. An address has one owner:
 * whoever had it before is not known to the provider by it any more.
 */
export async function putProfile(tx: Tx, profile: NewProfile): Promise<ProfileRow | undefined> {
  const { id, email, role, isEmailProven, createdAt } = profile;
  if (await isDeleted(tx, id)) return undefined;
  await tx('profiles').where({ email }).whereNot({ id }).delete();
  const change = () => rows<Pick<ProfileRow, 'isEnabled'>>(tx, CHANGE, [email, role, isEmailProven, id]);
  const add = () => rows<Pick<ProfileRow, 'isEnabled'>>(tx, ADD, [email, role, isEmailProven, id, createdAt]);
  const kept = (await change())[0] ?? (await add())[0] ?? (await change())[0];
  return kept && { id, email, role, isEmailProven, createdAt, ...kept };
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
