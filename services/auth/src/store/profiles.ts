import type { Tx } from '@fabula/kit/db';
import { type Role, toRole } from '../domain/roles.ts';

export interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
}

const profiles = (tx: Tx) =>
  tx('profiles').select<ProfileRow[]>('id', 'email', 'role', 'created_at as createdAt');

const toRow = (row: ProfileRow): ProfileRow => ({ ...row, role: toRole(row.role) });

/**
 * Writes the copy of a user. An address has one owner: whoever had it before is not known to the provider by it any more.
 */
export async function putProfile(tx: Tx, profile: ProfileRow): Promise<void> {
  const { id, email, role, createdAt } = profile;
  await tx('profiles').where({ email }).whereNot({ id }).delete();
  await tx('profiles')
    .insert({ id, email, role, created_at: createdAt })
    .onConflict('id')
    .merge(['email', 'role']);
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

/** By id, after a given one. */
export async function listProfiles(tx: Tx, limit: number, afterId?: string): Promise<ProfileRow[]> {
  const query = profiles(tx).orderBy('id').limit(limit);
  return (await (afterId ? query.where('id', '>', afterId) : query)).map(toRow);
}

export async function hasRole(tx: Tx, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ role }).first('id')) !== undefined;
}
