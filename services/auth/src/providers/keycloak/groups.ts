import { highestRole, type Role } from '../../domain/roles.ts';

/** What makes somebody more than a player: a group of the realm for each role, made by the realm file with these ids. */
export const GROUPS: Readonly<Record<Exclude<Role, 'player'>, string>> = {
  author: '5b6c1f0e-0000-4000-8000-00000000faa1',
  team: '5b6c1f0e-0000-4000-8000-00000000faa2',
};

export const groupOf = (role: Role): string | undefined => (role === 'player' ? undefined : GROUPS[role]);

/** By the groups that somebody is in. */
export function roleIn(groupIds: readonly string[]): Role {
  const roles = Object.entries(GROUPS).filter(([, id]) => groupIds.includes(id));
  return highestRole(roles.map(([role]) => role));
}
