import { rows, type Tx } from '@fabula/kit/db';
import type { IdentityUser } from '../../domain/identity.ts';
import { type Role, toRole } from '../../domain/roles.ts';

const users = (tx: Tx) =>
  tx('oidc_users').select<IdentityUser[]>(
    ...['id', 'email', 'role', 'is_email_proven as isEmailProven', 'is_enabled as isEnabled'],
    'created_at as createdAt',
  );

const toUser = (row: IdentityUser): IdentityUser => ({ ...row, role: toRole(row.role) });

export async function findUser(
  tx: Tx,
  by: { readonly id: string } | { readonly email: string },
): Promise<IdentityUser | undefined> {
  return (await users(tx).where(by)).map(toUser)[0];
}

/** The user, whom nobody else changes before this transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<IdentityUser | undefined> {
  return (await users(tx).where({ id }).forUpdate()).map(toUser)[0];
}

/** undefined when the address is taken. */
export async function insertUser(
  tx: Tx,
  user: Pick<IdentityUser, 'id' | 'email' | 'role' | 'isEmailProven'>,
): Promise<IdentityUser | undefined> {
  const { id, email, role, isEmailProven: is_email_proven } = user;
  const made = await rows(
    tx,
    `insert into oidc_users (id, email, role, is_email_proven) values (?, ?, ?, ?)
     on conflict (email) do nothing returning id`,
    [id, email, role, is_email_proven],
  );
  return made.length === 1 ? findUser(tx, { id }) : undefined;
}

type Change = { readonly role: Role } | { readonly is_enabled: boolean } | { readonly is_email_proven: true };

/** False when there is no such user. */
export async function updateUser(tx: Tx, id: string, change: Change): Promise<boolean> {
  return (await tx('oidc_users').where({ id }).update(change)) === 1;
}

export async function deleteUser(tx: Tx, id: string): Promise<boolean> {
  return (await tx('oidc_users').where({ id }).delete()) === 1;
}
