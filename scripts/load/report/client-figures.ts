import { z } from 'zod';

/** Milliseconds, of all that were measured. */
export interface Trend {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface Threshold {
  readonly measure: string;
  readonly rule: string;
  readonly isKept: boolean;
}

/** What k6 measured, by the names of `script/measures.ts` and k6's own. */
export interface ClientFigures {
  readonly trends: Readonly<Record<string, Trend>>;
  readonly counts: Readonly<Record<string, number>>;
  /** Shares, 0 to 1. */
  readonly rates: Readonly<Record<string, number>>;
  readonly thresholds: readonly Threshold[];
}

const metric = z.object({
  type: z.string(),
  values: z.record(z.string(), z.number().nullish()),
  thresholds: z.record(z.string(), z.object({ ok: z.boolean() })).optional(),
});
const summary = z.object({ metrics: z.record(z.string(), metric) });

/** Rules that everything keeps: k6 tells of a part of a measure (by a tag) only where there is a rule for it. */
const SHOWN = { trend: 'max>=0', counter: 'count>=0', rate: 'rate>=0' } as const;
const NONE = 'count==0';
const ALL_KEEP: ReadonlySet<string> = new Set(Object.values(SHOWN));

/** Parts of measures that the reports tell, by their tags. */
export function shownParts(phases: readonly string[]): Record<string, string[]> {
  const ways = ['way:none', 'way:typed', 'way:streamed', 'way:recorded'];
  const tags = [...ways, ...phases.map((phase) => `phase:${phase}`)];
  const codes = [
    'UNAVAILABLE',
    'RESOURCE_EXHAUSTED',
    'FAILED_PRECONDITION',
    'ABORTED',
    'INTERNAL',
    'DROPPED',
    'NO_ANSWER',
  ];
  const entries = [
    ...tags.flatMap((tag) => [
      [`fabula_turn_ms{${tag}}`, SHOWN.trend],
      [`fabula_first_word_ms{${tag}}`, SHOWN.trend],
      [`fabula_turn_ok{${tag}}`, SHOWN.rate],
    ]),
    ...phases.flatMap((phase) => [
      [`fabula_missed_schedule{phase:${phase}}`, SHOWN.counter],
      [`fabula_turns_unsent{phase:${phase}}`, SHOWN.counter],
      [`fabula_turns{phase:${phase}}`, SHOWN.counter],
    ]),
    ...codes.flatMap((code) => [
      [`fabula_turn_failures{code:${code}}`, SHOWN.counter],
      [`fabula_turns_again{code:${code}}`, SHOWN.counter],
    ]),
    ...['requests', 'inputs'].map((what) => [`fabula_refused{what:${what}}`, SHOWN.counter]),
  ];
  return Object.fromEntries(entries.map(([name = '', rule = '']) => [name, [rule]]));
}

/**
 * Reads what k6 has written (`handleSummary`). Throws where it is not that.
 * @param wanted rules by measures: k6 tells nothing of a measure that nothing was added to, which keeps no rule but one of none
 */
export function clientFigures(
  json: unknown,
  wanted: Readonly<Record<string, readonly string[]>> = {},
): ClientFigures {
  const { metrics } = summary.parse(json);
  const all = Object.entries(metrics).filter(([, one]) => isMeasured(one));
  const of = <T>(type: string, read: (values: (key: string) => number) => T) =>
    Object.fromEntries(
      all
        .filter(([, { type: own }]) => own === type)
        .map(([name, { values }]) => [name, read((key) => values[key] ?? 0)]),
    );
  return {
    trends: of('trend', trendOf),
    counts: of('counter', (value) => value('count')),
    rates: of('rate', (value) => value('rate')),
    thresholds: [
      ...all.flatMap(([measure, { thresholds = {} }]) =>
        Object.entries(thresholds)
          .filter(([rule]) => !ALL_KEEP.has(rule))
          .map(([rule, { ok }]) => ({ measure, rule, isKept: ok })),
      ),
      ...Object.entries(wanted)
        .filter(([measure]) => !all.some(([name]) => name === measure))
        .flatMap(([measure, rules]) => rules.map((rule) => ({ measure, rule, isKept: rule === NONE }))),
    ],
  };
}

/** k6 keeps all rules of what has no sample, and tells zeros of it. */
function isMeasured({ type, values }: z.infer<typeof metric>): boolean {
  const samples = type === 'rate' ? (values.passes ?? 0) + (values.fails ?? 0) : values.count;
  return type === 'gauge' || (samples ?? 0) > 0;
}

const trendOf = (value: (key: string) => number): Trend => ({
  ...{ count: value('count'), mean: value('avg'), max: value('max') },
  ...{ p50: value('med'), p95: value('p(95)'), p99: value('p(99)') },
});
