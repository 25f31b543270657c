import { type MomentTally, newMomentTally } from './moment-tally.ts';
import { Tally } from './tally.ts';

/** The counts of a tally, as they travel between threads: numbers, lists, maps and sets. */
export type TallyCounts = Omit<Tally, 'turn' | 'run'>;

/** The counts of several parts of a player's runs together. In which order they come makes no difference. */
export function mergeTallies(parts: readonly TallyCounts[]): TallyCounts {
  const whole = new Tally();
  for (const part of parts) {
    whole.runs += part.runs;
    whole.won += part.won;
    whole.turns += part.turns;
    for (const [rank, count] of part.ranks.entries()) whole.ranks[rank] = (whole.ranks[rank] ?? 0) + count;
    for (const line of part.spoken) whole.spoken.add(line);
    addAll(whole.byRunNumber, part.byRunNumber, added);
    addAll(whole.left, part.left, sum);
    addAll(whole.moments, part.moments, ofMoment);
    addAll(whole.items, part.items, added);
    addAll(whole.team, part.team, sum);
  }
  return whole;
}

function addAll<K, V>(
  into: Map<K, V>,
  more: ReadonlyMap<K, V>,
  add: (known: V | undefined, more: V) => V,
): void {
  for (const [key, value] of more) into.set(key, add(into.get(key), value));
}

function sum(known: number | undefined, more: number): number {
  return (known ?? 0) + more;
}

/** Field by field. */
function added<T extends Readonly<Record<keyof T, number>>>(known: T | undefined, more: T): T {
  if (!known) return { ...more };
  const fields = Object.keys(more) as (keyof T)[];
  return Object.fromEntries(fields.map((field) => [field, known[field] + more[field]])) as T;
}

function ofMoment(
  known: MomentTally = newMomentTally(),
  { exits, fallen, ...more }: MomentTally,
): MomentTally {
  const { exits: allExits, fallen: allFallen, ...counts } = known;
  addAll(allExits, exits, sum);
  addAll(allFallen, fallen, sum);
  return { ...added(counts, more), exits: allExits, fallen: allFallen };
}
