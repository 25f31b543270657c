import { wallDate } from '@fabula/kit/clock';
import { type Database, rows } from '@fabula/kit/db';
import { type Role, toRole } from '../../../domain/roles.ts';
import { toFactorCredential } from '../factors.ts';
import type { RealmAdmin } from './admin.ts';

interface Moved {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly isEmailProven: boolean;
  readonly isEnabled: boolean;
  readonly createdAt: Date;
  readonly passwordHash: string | null;
  readonly secrets: readonly string[];
}

/** The realm itself remembers that it has been done. */
const ATTRIBUTE = 'fabula.moved-users';
const AT_ONCE = 100;

/**
 * Users of the provider inside auth become Keycloak's, with their ids, passwords, roles and factors, when a site changes over:
 * once, so that whoever is deleted there later does not come back. Where it was interrupted it goes on; undefined when it had been
 * done before.
 */
export async function moveUsers(db: Database, realm: RealmAdmin): Promise<number | undefined> {
  if ((await realm.attributes())?.[ATTRIBUTE] !== undefined) return undefined;
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const users = await usersAfter(db, after);
    if (users.length === 0) break;
    await realm.importUsers(users.map(toRepresentation));
    count += users.length;
    after = users.at(-1)?.id;
  }
  await realm.remember({ [ATTRIBUTE]: wallDate().toISOString() });
  return count;
}

function usersAfter(db: Database, id: string | undefined): Promise<Moved[]> {
  const sql = `select u.id, u.email, u.role, u.is_email_proven as "isEmailProven", u.is_enabled as "isEnabled",
      u.created_at as "createdAt", c.password_hash as "passwordHash",
      array(select secret from oidc_factors f where f.user_id = u.id order by f.created_at) as secrets
    from oidc_users u left join credentials c on c.user_id = u.id
    where u.id > ? order by u.id limit ${AT_ONCE}`;
  const first = '00000000-0000-0000-0000-000000000000';
  return db.transaction(async (tx) => {
    const found = await rows<Moved>(tx, sql, [id ?? first]);
    return found.map((user) => ({ ...user, role: toRole(user.role) }));
  });
}

function toRepresentation(user: Moved): Readonly<Record<string, unknown>> {
  const { id, email, role, isEnabled: enabled, isEmailProven: emailVerified, createdAt } = user;
  const password = user.passwordHash === null ? [] : [toPasswordCredential(user.passwordHash)];
  return {
    ...{ id, username: email, email, enabled, emailVerified, createdTimestamp: createdAt.getTime() },
    groups: role === 'player' ? [] : [`/${role}`],
    realmRoles: ['default-roles-fabula'],
    credentials: [...password, ...user.secrets.map((secret) => toFactorCredential(secret))],
  };
}

const PHC =
  /^\$argon2(id|i|d)\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[^$]+)\$(?<hash>[^$]+)$/;

/** Argon2 as we write it (PHC string) in the words of Keycloak, which writes it anew at the next sign-in. */
function toPasswordCredential(passwordHash: string) {
  const { memory = '', passes, lanes = '', salt = '', hash = '' } = PHC.exec(passwordHash)?.groups ?? {};
  if (hash === '') throw new Error('a password is hashed in a way that is not ours');
  const bytes = Buffer.from(hash, 'base64');
  const additionalParameters = {
    ...{ type: [passwordHash.split('$')[1]?.slice('argon2'.length)], version: ['1.3'] },
    ...{ memory: [memory], parallelism: [lanes], hashLength: [String(bytes.length)] },
  };
  return {
    type: 'password',
    secretData: JSON.stringify({
      value: bytes.toString('base64'),
      salt: Buffer.from(salt, 'base64').toString('base64'),
    }),
    credentialData: JSON.stringify({
      ...{ hashIterations: Number(passes), algorithm: 'argon2', additionalParameters },
    }),
  };
}
