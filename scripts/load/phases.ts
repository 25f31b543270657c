/** Turns at one rate for a while. */
export interface Phase {
  readonly name: string;
  /** Turns a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** A turn that is due, milliseconds after the start. */
export interface PlannedTurn {
  readonly atMs: number;
  readonly phase: string;
}

const GROWTH = 1.25;
const STEP_SECONDS = 15;
/** A p99 of fewer turns is its slowest or slowest but one, and one bad moment decides. */
const STEP_TURNS = 200;
const MOST_STEPS = 20;
/** A site says each line for the first time once, and compiles its code once. */
const WARM_UP_SECONDS = 30;
/** The phase of a ramp that is not judged. */
export const WARM_UP = 'warm-up';
/** So many times the rate, in the middle third. */
const PEAK = 6;
/** Memory that grows for ever still grows in the last of them; what a warm site keeps does not. */
const SOAK_SPANS = 6;
/** Each player has a turn so often at most: less than the 30 a minute that a site takes of one. */
const SECONDS_BETWEEN_TURNS = 2.5;

/**
 * The first rate for a while, and then rates that grow by a quarter: as many as there is time for, one at least. A step lasts a
 * quarter of a minute, or until it has had two hundred turns.
 */
export function rampPhases(from: number, seconds: number): Phase[] {
  const phases: Phase[] = [{ name: WARM_UP, rate: from, seconds: WARM_UP_SECONDS }];
  let left = seconds - WARM_UP_SECONDS;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    const rate = Math.round(from * GROWTH ** n * 10) / 10;
    const step = Math.max(STEP_SECONDS, Math.ceil(STEP_TURNS / rate));
    left -= step;
    if (n > 0 && left < 0) break;
    phases.push({ name: `${rate}/s`, rate, seconds: step });
  }
  return phases;
}

export function spikePhases(rate: number, seconds: number): Phase[] {
  const third = seconds / 3;
  return [
    { name: 'before', rate, seconds: third },
    { name: 'peak', rate: rate * PEAK, seconds: third },
    { name: 'after', rate, seconds: third },
  ];
}

/** One rate for long, in equal spans, to be looked at one after the other. */
export function soakPhases(rate: number, seconds: number): Phase[] {
  return Array.from({ length: SOAK_SPANS }, (_, n) => ({
    name: `soak-${n + 1}`,
    rate,
    seconds: seconds / SOAK_SPANS,
  }));
}

/** How many players it takes, so that each is somebody who plays and not a machine gun. */
export function playersFor(phases: readonly Phase[]): number {
  return Math.ceil(Math.max(...phases.map(({ rate }) => rate)) * SECONDS_BETWEEN_TURNS);
}

/** The turns of one of the players: they take turns in a circle, whatever the rate is. */
export function plannedTurns(phases: readonly Phase[], player: number, players: number): PlannedTurn[] {
  const planned: PlannedTurn[] = [];
  let [from, turn] = [0, 0];
  for (const { name, rate, seconds } of phases) {
    const count = Math.round(rate * seconds);
    for (let n = 0; n < count; n += 1, turn += 1)
      if (turn % players === player) planned.push({ atMs: (from + n / rate) * 1_000, phase: name });
    from += seconds;
  }
  return planned;
}

/** Where each phase begins and ends, milliseconds after the start. */
export function spansOf(
  phases: readonly Phase[],
): { readonly name: string; readonly fromMs: number; readonly toMs: number }[] {
  let from = 0;
  return phases.map(({ name, seconds }) => {
    const span = { name, fromMs: from, toMs: from + seconds * 1_000 };
    from = span.toMs;
    return span;
  });
}
