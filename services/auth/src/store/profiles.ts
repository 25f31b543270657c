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

/** False when the address is taken. */
export async function insertProfile(
  tx: Tx,
  profile: { id: string; email: string; role: Role },
): Promise<boolean> {
  const rows = await tx('profiles').insert(profile).onConflict('email').ignore().returning('id');
  return rows.length === 1;
}

export async function findProfile(
  tx: Tx,
  by: { id: string } | { email: string },
): Promise<ProfileRow | undefined> {
  return (await profiles(tx).where(by)).map(toRow)[0];
}

/** The profile, which nobody else changes before this transaction ends. */
export async function lockProfile(tx: Tx, id: string): Promise<ProfileRow | undefined> {
  return (await profiles(tx).where({ id }).forUpdate()).map(toRow)[0];
}

/** By id, after a given one. */
export async function listProfiles(tx: Tx, limit: number, afterId?: string): Promise<ProfileRow[]> {
  const query = profiles(tx).orderBy('id').limit(limit);
  return (await (afterId ? query.where('id', '>', afterId) : query)).map(toRow);
}

export async function updateRole(tx: Tx, id: string, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ id }).update({ role })) === 1;
}

export async function hasRole(tx: Tx, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ role }).first('id')) !== undefined;
}
