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

export interface SaturationStep {
  /** Turns a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of all turns, the ones that were never sent among them. */
  readonly failed: number;
}

export interface Saturation {
  /** The highest rate that held, in each run. */
  readonly held: readonly number[];
  readonly median: number;
  readonly steps: readonly (readonly SaturationStep[])[];
}

export interface SaturationOptions {
  readonly from: number;
  readonly seconds: number;
  readonly runs: number;
  readonly sockets: number;
}

/** Steps up the rate by a fifth until the p99 from the planned moment to the output passes 250 ms, or 1 % fail. */
export async function saturation(generator: Generator, options: SaturationOptions): Promise<Saturation> {
  const steps: SaturationStep[][] = [];
  for (let n = 0; n < options.runs; n += 1) steps.push(await climb(generator, options));
  const held = steps.map((run) => run.filter(holds).at(-1)?.rate ?? 0);
  return { held, median: median(held), steps };
}

async function climb(generator: Generator, options: SaturationOptions): Promise<SaturationStep[]> {
  const { from, seconds, sockets } = options;
  const steps: SaturationStep[] = [];
  for (let rate = from; steps.length < MOST_STEPS; rate = Math.ceil(rate * STEP)) {
    const mostWaiting = Math.ceil(rate * MOST_SECONDS_BEHIND);
    const load = { rate, turns: rate * seconds, actors: sockets, mostWaiting };
    const { answer } = await generator.ask('drive', load);
    const step = stepOf(rate, answer);
    steps.push(step);
    if (!holds(step)) break;
  }
  return steps;
}

export function holds({ p99, failed }: SaturationStep): boolean {
  return p99 <= MOST_P99_MS && failed <= MOST_FAILED;
}

export function stepOf(rate: number, { turns, unsent }: OpenLoopResult): SaturationStep {
  const answered = totals(turns).map(({ totalMs }) => totalMs);
  const { p50, p99 } = spreadOf(answered);
  return { rate, p50, p99, failed: (turns.length - answered.length + unsent) / (turns.length + unsent) };
}
