import { rulesOf } from './moments/registry.ts';
import type { Moment } from './release/moment.ts';
import type { PlayedMoment } from './types.ts';

/** Percent of a moment's goal; null where it has none. */
export function progressOf(moment: Moment, played: PlayedMoment): number | null {
  return rulesOf(moment).progress?.(moment, played) ?? null;
}
