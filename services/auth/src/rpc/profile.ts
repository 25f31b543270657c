import type { ProfileRow } from '../store/profiles.ts';

/** A profile as the API shows it. Second factors come with the provider that has them. */
export function toProfile(row: ProfileRow) {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    factors: [],
  };
}
