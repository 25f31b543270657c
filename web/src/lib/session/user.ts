import type { KeycloakTokenParsed } from 'keycloak-js';
import type { Role, User } from './current.ts';

/** The strongest of the token's roles that this page knows; a player otherwise. */
export function roleOf(roles: readonly string[]): Role {
  if (roles.includes('team')) return 'team';
  return roles.includes('author') ? 'author' : 'player';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who an access token speaks of; the e-mail may stand in the identity token only. */
export function userOf(access: KeycloakTokenParsed, identity: KeycloakTokenParsed | undefined): User {
  return {
    id: text(access.sub),
    email: text(access.email) || text(identity?.email),
    role: roleOf(access.realm_access?.roles ?? []),
  };
}
