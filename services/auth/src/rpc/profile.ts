import type { FactorRow } from '../store/factors.ts';
import type { ProfileRow } from '../store/profiles.ts';

/** A profile as the API shows it, with those of these factors that are its own. */
export function toProfile(row: ProfileRow, factors: readonly FactorRow[]) {
  const own = factors.filter(({ userId }) => userId === row.id);
  const { isEmailProven, createdAt, ...told } = row;
  return {
    ...{ ...told, createdAt: createdAt.toISOString() },
    ...(isEmailProven !== null && { isEmailProven }),
    factors: own.map(({ id, createdAt }) => ({
      ...{ id, kind: 'totp', status: 'verified', createdAt: createdAt.toISOString() },
    })),
  };
}
