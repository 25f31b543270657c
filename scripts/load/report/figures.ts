import type { Cell } from '../../bench/report/table.ts';
import type { Timing } from '../metrics/server-figures.ts';
import type { Watched } from '../run/watch.ts';
import type { Trend } from './client-figures.ts';
import type { RampStep } from './ramp.ts';
import type { Report } from './report.ts';

/** A table with its title, for both reports. */
export interface Figures {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const TIMES = ['count', 'mean', 'p50', 'p95', 'p99'] as const;

const byTitle = ([a]: readonly Cell[], [b]: readonly Cell[]) => String(a).localeCompare(String(b));

const timesOf = (one: Timing | Trend): Cell[] => TIMES.map((key) => one[key]);

/** The tables of a report, those that have rows. */
export function figuresOf(report: Report): Figures[] {
  const { client, whole, ramp, phases, generator } = report;
  const all: Figures[] = [
    ...(ramp ? [rampTable(ramp.steps)] : []),
    {
      title: 'What players had, milliseconds',
      head: ['measure', ...TIMES, 'max'],
      rows: Object.entries(client.trends)
        .filter(([name, { count }]) => name.startsWith('fabula_') && count > 0)
        .map(([name, trend]) => [titleOf(name), ...timesOf(trend), trend.max] as const)
        .sort(byTitle),
    },
    {
      title:
        'Own time turn by turn, milliseconds: the wait less hearing, directing and speaking of that turn',
      head: ['phase', ...TIMES, 'max', 'turns that no engine told of'],
      rows: report.own.map(({ phase, own, untold }) => [phase || 'all', ...timesOf(own), own.max, untold]),
    },
    { title: 'Shares and counts', head: ['measure', ''], rows: countsOf(report) },
    {
      title: 'What the site says of itself, milliseconds (as exact as its histograms)',
      head: ['stage', ...TIMES],
      rows: [...whole.server.stages, ...whole.server.others].map((one) => [one.name, ...timesOf(one)]),
    },
    {
      title: 'Processes',
      head: ['process', '% of a core', 'ms of it a turn', 'MiB', 'grown by', 'longest pause, ms'],
      rows: processes(whole),
    },
    {
      title: 'By phase',
      head: [
        'phase',
        'turns ended',
        'own p99, ms',
        'machine, %',
        'generator, %',
        'MiB at its end',
        'new lines',
      ],
      rows: ramp ? [] : phases.map(phaseRow),
    },
    {
      title: 'Generator',
      head: ['', ''],
      rows: [
        ['processor, % of a core', generator.cpuPercent],
        ['this machine, % of all cores', generator.busyPercent],
        ['other programs, % of all cores', generator.othersPercent],
        ['turns that went out late', generator.missed],
        ['turns that were never sent', generator.unsent],
        ['visits that nobody was free for', generator.dropped],
      ],
    },
    {
      title: 'Thresholds',
      head: ['measure', 'rule', ''],
      rows: client.thresholds.map(({ measure, rule, isKept }) => [
        measure,
        rule,
        isKept ? 'kept' : 'CROSSED',
      ]),
    },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

/** `fabula_turn_ms{way:none}` is what no way of answering belongs to: a start. */
const titleOf = (name: string) =>
  name
    .replace('{way:none}', ' (starts)')
    .replace(/\{\w+:(.+)\}$/, ' ($1)')
    .replace(/^fabula_/, '')
    .replace(/_ms(?= |$)/, '')
    .replaceAll('_', ' ');

function rampTable(steps: readonly RampStep[]): Figures {
  return {
    title: 'Turns a second, milliseconds',
    head: [
      'turns/s',
      'turns',
      'own p99',
      'at engines',
      'seen by players',
      'whole p99',
      'lost, %',
      'late',
      'new lines',
      'machine, %',
      'fullest part',
      'held',
    ],
    rows: steps.map((step) => {
      const [part = '', percent = Number.NaN] = step.parts[0] ?? [];
      return [
        ...[String(step.rate), step.turns, step.exactP99, step.ownP99, step.clientOwnP99, step.clientP99],
        ...[
          step.lost * 100,
          step.missed,
          step.newLines,
          step.busyPercent,
          `${part} ${Math.round(percent)} %`,
        ],
        step.isHeld ? 'yes' : 'NO',
      ];
    }),
  };
}

function countsOf({ client, whole }: Report): Cell[][] {
  const { newLines, turns } = whole.server;
  const isOurs = ([name]: readonly [string, number]) => name.startsWith('fabula_');
  const shares = Object.entries(client.rates).filter(isOurs);
  return [
    ...shares.map(([name, share]) => [`${titleOf(name)}, %`, share * 100]).sort(byTitle),
    ...Object.entries(client.counts)
      .filter(isOurs)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [titleOf(name), count])
      .sort(byTitle),
    ...Object.entries(turns).map(([outcome, count]) => [`at the site: turns ${outcome}`, count]),
    ...(newLines > 0 ? [['at the site: lines that voices made', newLines]] : []),
  ];
}

function processes({ server, machine }: Watched): Cell[][] {
  const told = new Set(server.parts.map(({ part }) => part));
  const seen = Object.entries(machine.cpuPercent).filter(([name]) => !told.has(name));
  const turns = Object.values(server.turns).reduce((sum, count) => sum + count, 0);
  const aTurn = (percent: number) => (turns > 0 ? (percent * 10 * server.seconds) / turns : undefined);
  const use = (name: string, percent: number) => [name, percent, aTurn(percent)] as const;
  const all = [
    ...server.parts.map(({ cpuPercent }) => cpuPercent),
    ...seen.filter(([name]) => name !== 'generator').map(([, percent]) => percent),
  ];
  const sum = all.reduce((total, percent) => total + percent, 0);
  return [
    ...server.parts.map((one) => [
      ...use(one.part, one.cpuPercent),
      ...[one.rssMib, one.rssGrowthMib, one.loopPauseMs],
    ]),
    ...seen.map(([name, percent]) => [...use(name, percent), undefined, undefined, undefined]),
    ...(all.length > 1 ? [[...use('all of the site', sum), undefined, undefined, undefined]] : []),
  ];
}

function phaseRow({ name, server, machine }: Watched): Cell[] {
  const ended = Object.values(server.turns).reduce((sum, count) => sum + count, 0);
  const own = server.stages.find((stage) => stage.name === 'own')?.p99;
  const mib = server.parts.reduce((sum, { rssMib }) => sum + rssMib, 0);
  return [name, ended, own, machine.busyPercent, machine.cpuPercent.generator, mib, server.newLines];
}
