import type { ProfileRow } from '../store/profiles.ts';

/** A profile as the API shows it. Second factors come with the provider that has them. */
export function toProfile(row: ProfileRow) {
  return { ...row, createdAt: row.createdAt.toISOString(), factors: [] };
}
