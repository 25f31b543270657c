import type { Tx } from '@fabula/kit/db';
import { type Role, toRole } from '../domain/roles.ts';

export interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
}

interface Columns {
  id: string;
  email: string;
  role: string;
  created_at: Date;
}

const COLUMNS = ['id', 'email', 'role', 'created_at'] as const;

const toRow = (row: Columns): ProfileRow => ({
  id: row.id,
  email: row.email,
  role: toRole(row.role),
  createdAt: new Date(row.created_at),
});

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
  const row = await tx<Columns>('profiles')
    .where(by)
    .first(...COLUMNS);
  return row && toRow(row);
}

/** The profile, which nobody else changes before this transaction ends. */
export async function lockProfile(tx: Tx, id: string): Promise<ProfileRow | undefined> {
  const row = await tx<Columns>('profiles')
    .where({ id })
    .forUpdate()
    .first(...COLUMNS);
  return row && toRow(row);
}

/** By id, after a given one. */
export async function listProfiles(tx: Tx, limit: number, afterId?: string): Promise<ProfileRow[]> {
  const query = tx<Columns>('profiles')
    .orderBy('id')
    .limit(limit)
    .select(...COLUMNS);
  return (await (afterId ? query.where('id', '>', afterId) : query)).map(toRow);
}

export async function updateRole(tx: Tx, id: string, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ id }).update({ role })) === 1;
}

export async function hasRole(tx: Tx, role: Role): Promise<boolean> {
  return (await tx('profiles').where({ role }).first('id')) !== undefined;
}
