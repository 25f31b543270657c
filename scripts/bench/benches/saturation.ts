import type { Generator } from '../load/generator.ts';
import type { OpenLoopResult } from '../load/open-loop.ts';
import { totals } from '../load/turn-record.ts';
import { median, spreadOf } from '../stats/spread.ts';

/** The end of what can be borne. */
const MOST_P99_MS = 250;
const MOST_FAILED = 0.01;
const STEP = 1.2;
/** A step that is so many seconds behind is over. */
const MOST_SECONDS_BEHIND = 2;
const MOST_STEPS = 20;
/** A rate is held when so many windows, one after the other, hold it. */
const WINDOWS = 3;
/** Of one rate on the way up: one may be spoiled by what else this machine does. */
const TRIES = 2;

export interface SaturationStep {
  /** Turns a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of all turns, the ones that were never sent among them. */
  readonly failed: number;
}

export interface Saturation {
  /** The highest rate that all its windows held, in each run; 0 where none did. */
  readonly held: readonly number[];
  readonly median: number;
  /** So many in succession, each so many seconds. */
  readonly windows: number;
  readonly seconds: number;
  /** All windows in the order in which they were. */
  readonly steps: readonly (readonly SaturationStep[])[];
}

export interface SaturationOptions {
  readonly from: number;
  readonly seconds: number;
  readonly runs: number;
  readonly actors: number;
}

/**
 * The highest rate that three windows hold. Steps up by a fifth until the p99 from the planned moment to the output passes
 * 250 ms, or 1 % fail; then down from the last rate that held a window, until one holds three of them.
 */
export async function saturation(generator: Generator, options: SaturationOptions): Promise<Saturation> {
  const { actors, seconds } = options;
  const windowAt = async (rate: number): Promise<SaturationStep> => {
    const load = { rate, turns: rate * seconds, actors };
    const mostWaiting = Math.ceil(rate * MOST_SECONDS_BEHIND);
    const { answer } = await generator.ask('drive', { ...load, mostWaiting });
    return stepOf(rate, answer);
  };
  const climbs: Climb[] = [];
  for (let n = 0; n < options.runs; n += 1) climbs.push(await climb(options.from, windowAt));
  const held = climbs.map((each) => each.held);
  return { held, median: median(held), windows: WINDOWS, seconds, steps: climbs.map(({ steps }) => steps) };
}

type WindowAt = (rate: number) => Promise<SaturationStep>;

export interface Climb {
  readonly held: number;
  readonly steps: readonly SaturationStep[];
}

/** Up to the first rate that holds no window, and down to the first that holds three. */
export async function climb(from: number, windowAt: WindowAt): Promise<Climb> {
  const steps: SaturationStep[] = [];
  const look = async (rate: number) => {
    const step = await windowAt(rate);
    steps.push(step);
    return holds(step);
  };
  const any = async (rate: number) => {
    for (let n = 0; n < TRIES; n += 1) if (await look(rate)) return true;
    return false;
  };
  const all = async (rate: number) => {
    for (let n = 0; n < WINDOWS; n += 1) if (!(await look(rate))) return false;
    return true;
  };
  const rates: number[] = [];
  for (let rate = from; rates.length < MOST_STEPS && (await any(rate)); rate = Math.ceil(rate * STEP))
    rates.push(rate);
  for (const rate of rates.reverse()) if (await all(rate)) return { held: rate, steps };
  return { held: 0, steps };
}

export function holds({ p99, failed }: SaturationStep): boolean {
  return p99 <= MOST_P99_MS && failed <= MOST_FAILED;
}

export function stepOf(rate: number, { turns, unsent }: OpenLoopResult): SaturationStep {
  const answered = totals(turns).map(({ totalMs }) => totalMs);
  const { p50, p99 } = spreadOf(answered);
  return { rate, p50, p99, failed: (turns.length - answered.length + unsent) / (turns.length + unsent) };
}
