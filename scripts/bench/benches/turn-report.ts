import type { Outcome } from '../context.ts';
import { table } from '../report/table.ts';
import { median, medianSpread, type Spread } from '../stats/spread.ts';
import type { Saturation } from './saturation.ts';
import type { SpanUse, TurnRun } from './turn-run.ts';
import type { WayName } from './way.ts';

export interface TurnReport {
  readonly way: WayName;
  readonly load: {
    readonly sockets: number;
    readonly playing: number;
    readonly turnsPerRun: number;
    readonly rate: number;
    readonly p50: number;
    readonly p99: number;
  };
  readonly runs: readonly TurnRun[];
  readonly saturation: Saturation;
}

/** Spans that are told of in the table; all of them are in the JSON. */
const MOST_SPANS = 24;
const SPREAD = ['p50', 'p95', 'p99', 'max', 'mean', 'n'];

/** Figures are medians of the runs; where the time goes is told of the run in the middle. */
export function reportOf(report: TurnReport): Outcome {
  const { way, load, runs, saturation } = report;
  const { own, total } = mediansOf(runs);
  const middle = [...runs].sort((a, b) => a.own.p50 - b.own.p50)[Math.floor((runs.length - 1) / 2)];
  const reached = own.p50 <= load.p50 && own.p99 <= load.p99;
  const text = [
    `${way}: ${load.rate} turns/s (starts among them), ${load.sockets} open sockets, ${load.playing} of them playing,`,
    `${runs.length} runs of ${load.turnsPerRun} turns; milliseconds from the planned moment`,
    `goal for own time ${load.p50}/${load.p99} ms p50/p99: ${reached ? 'reached' : 'NOT reached'}`,
    '',
    timesOf(runs),
    '',
    problemsOf(runs),
    `  load generator: ${median(runs.map((run) => run.generatorCpuPercent)).toFixed(0)} % of one core`,
    `  saturation: ${saturation.median} turns/s held (runs: ${saturation.held.join(', ')})`,
    ...(middle ? ['', partsOf(middle), '', spansTable(middle.spans)] : []),
  ].join('\n');
  return { text, data: { load, own, total, reached, saturation, runs } };
}

const KEYS = {
  'own time': 'own',
  'input to output': 'total',
  '  of answers': 'answers',
  '  of starts': 'starts',
  'input to first sentence': 'firstAudio',
  'sent late by': 'sentLate',
} as const;

function mediansOf(runs: readonly TurnRun[]): Record<(typeof KEYS)[keyof typeof KEYS], Spread> {
  const of = (key: (typeof KEYS)[keyof typeof KEYS]) => medianSpread(runs.map((run) => run[key]));
  return {
    own: of('own'),
    total: of('total'),
    answers: of('answers'),
    starts: of('starts'),
    firstAudio: of('firstAudio'),
    sentLate: of('sentLate'),
  };
}

function timesOf(runs: readonly TurnRun[]): string {
  const medians = mediansOf(runs);
  const rows = Object.entries(KEYS).map(([title, key]) => [title, ...cellsOf(medians[key])]);
  return table(['ms', ...SPREAD], rows);
}

const cellsOf = ({ p50, p95, p99, max, mean, count }: Spread) => [p50, p95, p99, max, mean, count];

/** What went wrong, if anything did. */
function problemsOf(runs: readonly TurnRun[]): string {
  const failures = runs.flatMap((run) => Object.entries(run.failures));
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const untraced = runs.reduce((sum, run) => sum + run.untraced, 0);
  const reasons = failures.map(([reason, count]) => `    ${count} × ${reason}`);
  return [`  failed: ${failed}; without a whole trace, so not in own time: ${untraced}`, ...reasons].join(
    '\n',
  );
}

function partsOf({ parts }: TurnRun): string {
  const rows = parts.map(({ part, cpuMsPerTurn, rssMib, longestPauseMs }) => [
    part,
    cpuMsPerTurn,
    rssMib,
    longestPauseMs,
  ]);
  const sum = parts.reduce((total, part) => total + part.cpuMsPerTurn, 0);
  return table(['process', 'CPU ms/turn', 'RSS MiB', 'longest pause ms'], [...rows, ['all', sum]]);
}

function spansTable(spans: readonly SpanUse[]): string {
  const rows = spans
    .slice(0, MOST_SPANS)
    .map(({ part, name, perTurn, each }) => [`${part}: ${name}`, perTurn, each.mean, each.p50, each.p99]);
  return table(['where the time goes', 'per turn', 'mean ms', 'p50', 'p99'], rows);
}
