import { digest } from '#digest';

/** A number in [0, 1) that depends on nothing but the turn's seed and what it is for. */
export function chance(seed: string, label: string): number {
  const drawn = digest('sha256', `${seed}\0${label}`);
  return Number.parseInt(drawn.slice(0, 12), 16) / 2 ** 48;
}

/** One of the list, chosen by the seed; undefined for an empty list. */
export function pick<T>(seed: string, label: string, list: readonly T[]): T | undefined {
  return list[Math.floor(chance(seed, label) * list.length)];
}
