import type { FactorRow } from '../store/factors.ts';
import type { ProfileRow } from '../store/profiles.ts';

/** A profile as the API shows it, with those of these factors that are its own. */
export function toProfile(row: ProfileRow, factors: readonly FactorRow[]) {
  const own = factors.filter(({ userId }) => userId === row.id);
  return {
    ...{ ...row, createdAt: row.createdAt.toISOString() },
    factors: own.map(({ id, createdAt }) => ({
      ...{ id, kind: 'totp', status: 'verified', createdAt: createdAt.toISOString() },
    })),
  };
}
