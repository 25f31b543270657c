export const ROLES = ['player', 'author', 'team'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a token carries: each includes the lesser ones. */
export function rolesUpTo(role: Role): Role[] {
  return ROLES.slice(0, ROLES.indexOf(role) + 1);
}

/** Whether one role lets its bearer do more than another. */
export const isMoreThan = (role: Role, other: Role): boolean => ROLES.indexOf(role) > ROLES.indexOf(other);

/** Reads a role at the border; what is unknown is a player. */
export function toRole(text: string): Role {
  return ROLES.find((role) => role === text) ?? 'player';
}

/** Of the roles that a token carries the one that includes the others. */
export const highestRole = (roles: readonly string[]): Role =>
  ROLES.findLast((role) => roles.includes(role)) ?? 'player';
