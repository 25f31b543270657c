import { addAll, fieldsAdded, sum } from './counts.ts';
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
    for (const [rank, count] of part.ranks.entries()) whole.ranks[rank] = sum(whole.ranks[rank], count);
    for (const line of part.spoken) whole.spoken.add(line);
    addAll(whole.byRunNumber, part.byRunNumber, fieldsAdded);
    addAll(whole.left, part.left, sum);
    addAll(whole.moments, part.moments, ofMoment);
    addAll(whole.items, part.items, fieldsAdded);
    addAll(whole.team, part.team, sum);
  }
  return whole;
}

function ofMoment(
  known: MomentTally = newMomentTally(),
  { exits, fallen, ...more }: MomentTally,
): MomentTally {
  const { exits: allExits, fallen: allFallen, ...counts } = known;
  addAll(allExits, exits, sum);
  addAll(allFallen, fallen, sum);
  return { ...fieldsAdded(counts, more), exits: allExits, fallen: allFallen };
}
