import type { BareChain } from '../bare/chain.ts';
import type { Generator } from '../load/generator.ts';
import type { Rated } from '../load/messages.ts';
import { totals } from '../load/turn-record.ts';
import { usedBy } from '../machine/proc.ts';
import { median, type Spread, spreadOf } from '../stats/spread.ts';
import type { TurnRun } from './turn-run.ts';

/** One window of the bare chain. */
export interface BareRun {
  /** Milliseconds from the planned moment to the last frame. */
  readonly total: Spread;
  readonly failed: number;
  readonly cpuMsPerTurn: number;
  readonly cpuMs: Readonly<Record<string, number>>;
}

export async function bareRun(
  { pids }: Pick<BareChain, 'pids'>,
  generator: Generator,
  load: Rated,
): Promise<BareRun> {
  const before = usedBy([...pids.values()]);
  const { answer } = await generator.ask('driveBare', load);
  const after = usedBy([...pids.values()]);
  const used = [...pids.keys()].map(
    (part, i) => [part, ((after[i]?.cpuMs ?? 0) - (before[i]?.cpuMs ?? 0)) / load.turns] as const,
  );
  const answered = totals(answer.turns).map(({ totalMs }) => totalMs);
  return {
    total: spreadOf(answered),
    failed: load.turns - answered.length,
    cpuMsPerTurn: used.reduce((sum, [, ms]) => sum + ms, 0),
    cpuMs: Object.fromEntries(used),
  };
}

/** A figure of the product, the bare chain's beside it, and how many times as much it is. */
export interface Compared {
  readonly product: number;
  readonly bare: number;
  readonly ratio: number;
}

const FIGURES = {
  'CPU ms a turn': [(run: TurnRun) => run.turnCpuMs, (bare: BareRun) => bare.cpuMsPerTurn],
  'own time p50 ms': [(run: TurnRun) => run.own.p50, (bare: BareRun) => bare.total.p50],
  'own time p99 ms': [(run: TurnRun) => run.own.p99, (bare: BareRun) => bare.total.p99],
  'input to output p50 ms': [(run: TurnRun) => run.total.p50, (bare: BareRun) => bare.total.p50],
  'input to output p99 ms': [(run: TurnRun) => run.total.p99, (bare: BareRun) => bare.total.p99],
} as const;

export type ComparedFigure = keyof typeof FIGURES;

/**
 * Medians of both. The ratio is the median of the windows' own: what else this machine did in one of them it did to both.
 */
export function compared(
  runs: readonly TurnRun[],
  bare: readonly BareRun[],
): Record<ComparedFigure, Compared> {
  const rows = Object.entries(FIGURES).map(([figure, [ofRun, ofBare]]) => {
    const [ours, theirs] = [runs.map(ofRun), bare.map(ofBare)];
    const ratios = ours.map((value, i) => value / (theirs[i] ?? Number.NaN));
    return [figure, { product: median(ours), bare: median(theirs), ratio: median(ratios) }];
  });
  return Object.fromEntries(rows);
}
