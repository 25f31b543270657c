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
const MOST_STEPS = 20;
/** So many times the rate, in the middle third. */
const PEAK = 6;
/** Each player has a turn so often at most: less than the 30 a minute that a site takes of one. */
const SECONDS_BETWEEN_TURNS = 2.5;

/** Rates that grow by a quarter, a quarter of a minute each, as long as there is time. */
export function rampPhases(from: number, seconds: number): Phase[] {
  const count = Math.min(MOST_STEPS, Math.max(1, Math.floor(seconds / STEP_SECONDS)));
  return Array.from({ length: count }, (_, n) => {
    const rate = Math.round(from * GROWTH ** n * 10) / 10;
    return { name: `${rate}/s`, rate, seconds: STEP_SECONDS };
  });
}

export function spikePhases(rate: number, seconds: number): Phase[] {
  const third = seconds / 3;
  return [
    { name: 'before', rate, seconds: third },
    { name: 'peak', rate: rate * PEAK, seconds: third },
    { name: 'after', rate, seconds: third },
  ];
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
