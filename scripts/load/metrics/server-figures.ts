import { LAG_EVERY_MS } from '@fabula/kit/metrics';
import type { Sample } from './exposition.ts';
import { type Histogram, histogramsBetween, meanOf, quantileOf } from './histogram.ts';
import type { Look } from './look.ts';

/** How long something took at the site. Milliseconds, quantiles as exact as the histogram's buckets. */
export interface Timing {
  readonly name: string;
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What a process used between two looks. */
export interface PartFigures {
  readonly part: string;
  /** Of one core. */
  readonly cpuPercent: number;
  readonly rssMib: number;
  readonly rssGrowthMib: number;
  /** The longest pause of its event loop, milliseconds. */
  readonly loopPauseMs: number;
}

/** What the site tells of itself between two looks at its metrics. */
export interface ServerFigures {
  readonly seconds: number;
  readonly stages: readonly Timing[];
  /** First words of turns, resumes, requests, waits for the database. */
  readonly others: readonly Timing[];
  readonly parts: readonly PartFigures[];
  /** Lines that voices made: each takes a processor a tenth to a half second. */
  readonly newLines: number;
  /** Turns that engines ended, by their outcome. */
  readonly turns: Readonly<Record<string, number>>;
}

/** Histograms beside the stages, and how their labels are told. */
const OTHERS: Readonly<Record<string, (labels: Sample['labels']) => string>> = {
  fabula_turn_first_word_seconds: ({ input, engine }) => `first word, ${input} (${engine})`,
  fabula_resume_seconds: () => 'resume',
  fabula_http_request_seconds: ({ route }) => `request, ${route}`,
  fabula_db_wait_seconds: ({ part }) => `wait for a connection, ${part}`,
};

/** @param since all looks after `before`, up to `after`: with each of them a part begins anew to look for its longest pause */
export function serverFigures(before: Look, after: Look, since: readonly Look[] = [after]): ServerFigures {
  // A part that did not answer once has no beginning from which it could be counted.
  const told = [...after.pages.keys()].filter((part) => before.pages.has(part));
  const samples = [samplesOf(before, told), samplesOf(after, told)] as const;
  const seconds = (after.atMs - before.atMs) / 1_000;
  const stages = timings(histogramsBetween(samples, 'fabula_turn_stage_seconds', ({ stage = '' }) => stage));
  const others = Object.entries(OTHERS).flatMap(([name, keyOf]) =>
    timings(histogramsBetween(samples, name, keyOf)),
  );
  return {
    ...{ seconds, stages, others },
    parts: told.flatMap((part) =>
      partOf(part, {
        ...{ before: before.pages.get(part), page: after.pages.get(part) ?? [], seconds },
        since: since.map(({ pages }) => pages.get(part) ?? []),
      }),
    ),
    newLines: growthOf(samples, 'fabula_speech_engine_seconds_count', ({ role }) => role === 'voice'),
    turns: outcomes(samples),
  };
}

/** Two processes of one part have the same labels: they are told apart by what their addresses are called. */
const samplesOf = ({ pages }: Look, parts: readonly string[]): Sample[] =>
  parts.flatMap((process) =>
    (pages.get(process) ?? []).map((sample) => ({ ...sample, labels: { ...sample.labels, process } })),
  );

const timings = (histograms: ReadonlyMap<string, Histogram>): Timing[] =>
  [...histograms].filter(([, { count }]) => count > 0).map(([name, histogram]) => timingOf(name, histogram));

function timingOf(name: string, histogram: Histogram): Timing {
  const at = (q: number) => quantileOf(histogram, q) * 1_000;
  return {
    name,
    count: histogram.count,
    mean: meanOf(histogram) * 1_000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

function growthOf(
  [before, after]: readonly [readonly Sample[], readonly Sample[]],
  name: string,
  isMeant: (labels: Sample['labels']) => boolean = () => true,
): number {
  const sum = (samples: readonly Sample[]) =>
    samples.reduce((all, one) => (one.name === name && isMeant(one.labels) ? all + one.value : all), 0);
  return sum(after) - sum(before);
}

function outcomes(samples: readonly [readonly Sample[], readonly Sample[]]): Record<string, number> {
  const name = 'fabula_turns_total';
  const all = new Set(samples[1].flatMap((one) => (one.name === name ? (one.labels.outcome ?? []) : [])));
  const counted = [...all].map(
    (outcome) => [outcome, growthOf(samples, name, (labels) => labels.outcome === outcome)] as const,
  );
  return Object.fromEntries(counted.filter(([, count]) => count !== 0));
}

interface PartPages {
  readonly before: readonly Sample[] | undefined;
  readonly page: readonly Sample[];
  readonly since: readonly (readonly Sample[])[];
  readonly seconds: number;
}

function partOf(part: string, { before = [], page, since, seconds }: PartPages): PartFigures[] {
  const first = (samples: readonly Sample[], name: string) => samples.find((one) => one.name === name)?.value;
  const cpu = first(page, 'process_cpu_seconds_total');
  if (cpu === undefined) return [];
  const [rss = 0, rssBefore = rss] = [page, before].map((samples) =>
    first(samples, 'process_resident_memory_bytes'),
  );
  const used = cpu - (first(before, 'process_cpu_seconds_total') ?? 0);
  const lags = since.map((samples) => (first(samples, 'nodejs_eventloop_lag_max_seconds') ?? 0) * 1_000);
  return [
    {
      ...{ part, cpuPercent: (100 * used) / seconds },
      ...{ rssMib: rss / 2 ** 20, rssGrowthMib: (rss - rssBefore) / 2 ** 20 },
      loopPauseMs: Math.max(0, ...lags.map((lag) => lag - LAG_EVERY_MS)),
    },
  ];
}
