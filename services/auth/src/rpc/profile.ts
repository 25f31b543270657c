import type { ProfileRow } from '../store/profiles.ts';

/** A profile as the API shows it. Nobody enrols a second factor yet. */
export function toProfile(row: ProfileRow) {
  return { ...row, createdAt: row.createdAt.toISOString(), factors: [] };
}
