import type { Outcome } from '../context.ts';
import { table } from '../report/table.ts';
import { median, medianSpread, type Spread } from '../stats/spread.ts';
import type { BackgroundUse } from './background-use.ts';
import { type BareRun, compared } from './bare-run.ts';
import type { DeploymentName } from './deployment.ts';
import type { Saturation } from './saturation.ts';
import type { SpanUse, TurnRun } from './turn-run.ts';

export interface TurnReport {
  readonly way: DeploymentName;
  readonly load: {
    readonly sockets: number;
    readonly playing: number;
    readonly turnsPerRun: number;
    readonly warmUpSeconds: number;
    readonly rate: number;
    readonly p50: number;
    readonly p99: number;
    readonly traceRatio: number;
  };
  readonly beside: BackgroundUse;
  readonly runs: readonly TurnRun[];
  readonly chain: {
    readonly shape: string;
    readonly rate: number;
    readonly turnsPerRun: number;
    readonly warmUpSeconds: number;
    readonly runs: readonly BareRun[];
  };
  readonly saturation: Saturation;
}

/** Spans that are told of in the table; all of them are in the JSON. */
const MOST_SPANS = 24;
/** Turns that wait for a free player for so long. */
const MOST_LATE_MS = 250;
const SPREAD = ['p50', 'p95', 'p99', 'max', 'mean', 'n'];

/** Figures are medians of the runs; where the time goes is told of the run in the middle. */
export function reportOf(report: TurnReport): Outcome {
  const { load, beside, runs, chain, saturation } = report;
  const { own, total } = mediansOf(runs);
  const middle = [...runs].sort((a, b) => a.own.p50 - b.own.p50)[Math.floor((runs.length - 1) / 2)];
  const reached = own.p50 <= load.p50 && own.p99 <= load.p99;
  const text = [
    headOf(report),
    `goal for own time ${load.p50}/${load.p99} ms p50/p99: ${reached ? 'reached' : 'NOT reached'}`,
    '',
    timesOf(runs),
    '',
    problemsOf(runs),
    `  load generator: ${median(runs.map((run) => run.generatorCpuPercent)).toFixed(0)} % of one core`,
    '',
    comparedTable(report),
    '',
    saturationOf(saturation, load.playing),
    '',
    backgroundTable(beside, load),
    ...(middle ? ['', partsOf(middle), '', spansTable(middle.spans)] : []),
  ].join('\n');
  const more = { beside, chain, compared: compared(runs, chain.runs) };
  return { text, data: { load, own, total, reached, saturation, runs, ...more } };
}

function headOf({ way, load, runs }: TurnReport): string {
  return [
    `${way}: ${load.rate} turns/s (starts among them), ${load.sockets} open sockets, ${load.playing} of them playing,`,
    `each somewhere else in the story; warmed up by ${load.warmUpSeconds} s at this rate;`,
    `${runs.length} runs of ${load.turnsPerRun} turns; milliseconds from the planned moment;`,
    `of all traces a share of ${load.traceRatio} is collected`,
  ].join('\n');
}

function comparedTable({ runs, chain }: TurnReport): string {
  const rows = Object.entries(compared(runs, chain.runs)).map(([figure, { product, bare, ratio }]) => [
    figure,
    product,
    bare,
    ratio,
  ]);
  const failed = chain.runs.reduce((sum, run) => sum + run.failed, 0);
  return [
    `  the bare chain: ${chain.shape};`,
    `  ${chain.runs.length} runs of ${chain.turnsPerRun} turns at ${chain.rate}/s after those above, warmed up by ${chain.warmUpSeconds} s; failed: ${failed}`,
    '',
    table(['', 'a turn', 'bare chain', 'ratio'], rows),
  ].join('\n');
}

function saturationOf({ median: most, held, windows, seconds }: Saturation, playing: number): string {
  return `  saturation: ${most} turns/s held by ${windows} windows of ${seconds} s each, ${playing} playing (runs: ${held.join(', ')})`;
}

function backgroundTable(
  { seconds, idleCpuMsPerSecondOfAll, calls }: BackgroundUse,
  load: TurnReport['load'],
): string {
  const row = (title: string, { rate, ms, failed, cpuMsOfAll }: BackgroundUse['calls']['view']) => [
    `${title}, ${rate}/s for ${seconds} s`,
    ...[cpuMsOfAll, ms.p50, ms.p99, failed],
  ];
  const idle = `  nobody plays, ${load.sockets} sockets open: ${idleCpuMsPerSecondOfAll.toFixed(1)} ms of CPU a second (${seconds} s)`;
  const head = ['beside turns', 'CPU ms each', 'p50', 'p99', 'failed'];
  return [table(head, [row('GetGameView', calls.view), row('CreateRun', calls.run)]), '', idle].join('\n');
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
  const untold = runs.reduce((sum, run) => sum + run.untold, 0);
  // Then all milliseconds are of a queue, and processors have worked for turns that nobody waited for any more.
  const isBehind = median(runs.map((run) => run.sentLate.p50)) > MOST_LATE_MS;
  const behind = isBehind
    ? ['  IT DID NOT KEEP UP: choose another --rate; these figures are of a queue']
    : [];
  const reasons = failures.map(([reason, count]) => `    ${count} × ${reason}`);
  const newLines = runs.map((run) => run.newLines).join(', ');
  const lost = `  failed: ${failed}; not told of by an engine, so not in own time: ${untold}`;
  return [...behind, lost, ...reasons, `  lines that were said for the first time: ${newLines}`].join('\n');
}

function partsOf({ parts, turnCpuMs, asked: { views, runs }, total }: TurnRun): string {
  const rows = parts.map(({ part, ...of }) => [
    part,
    ...[of.turnCpuMs, of.cpuMsPerTurn, of.rssMib, of.longestPauseMs],
  ]);
  const all = parts.reduce((sum, part) => sum + part.cpuMsPerTurn, 0);
  const head = ['process', 'CPU ms a turn', 'with all beside', 'RSS MiB', 'longest pause ms'];
  return [
    table(head, [...rows, ['all', turnCpuMs, all]]),
    '',
    `  beside: idle, ${(views / total.count).toFixed(2)} views and ${(runs / total.count).toFixed(2)} new runs a turn`,
  ].join('\n');
}

function spansTable(spans: readonly SpanUse[]): string {
  const rows = spans
    .slice(0, MOST_SPANS)
    .map(({ part, name, perTurn, each }) => [`${part}: ${name}`, perTurn, each.mean, each.p50, each.p99]);
  return table(['where the time goes', 'per turn', 'mean ms', 'p50', 'p99'], rows);
}
