import type { Generator } from '../load/generator.ts';
import { type TurnRecord, totals } from '../load/turn-record.ts';
import { pausesOf } from '../machine/loop-pause.ts';
import type { OtlpSink } from '../otlp/sink.ts';
import type { SpanTimes } from '../otlp/spans.ts';
import { grouped } from '../stats/grouped.ts';
import { ownTimes } from '../stats/own-time.ts';
import { type Spread, spreadOf } from '../stats/spread.ts';
import { usageOf, type Way } from './way.ts';

export interface PartUse {
  readonly part: string;
  readonly cpuMsPerTurn: number;
  readonly rssMib: number;
  readonly longestPauseMs: number | undefined;
}

export interface SpanUse {
  readonly part: string;
  readonly name: string;
  readonly perTurn: number;
  /** Milliseconds. */
  readonly each: Spread;
}

/** One measured run. Milliseconds throughout. */
export interface TurnRun {
  readonly own: Spread;
  readonly total: Spread;
  readonly answers: Spread;
  readonly starts: Spread;
  readonly firstAudio: Spread;
  /** How late turns went out, waits for a free player among them; it is part of all figures above. */
  readonly sentLate: Spread;
  readonly failures: Readonly<Record<string, number>>;
  readonly untraced: number;
  readonly spans: readonly SpanUse[];
  readonly parts: readonly PartUse[];
  /** Of one core, percent. */
  readonly generatorCpuPercent: number;
}

export interface MeasuredLoad {
  readonly rate: number;
  readonly turns: number;
  readonly actors: number;
}

/** Plays turns open loop, and tells what they took and where. */
export async function turnRun(
  way: Way,
  { generator, sink }: { readonly generator: Generator; readonly sink: OtlpSink },
  load: MeasuredLoad,
): Promise<TurnRun> {
  await sink.discard();
  await pausesOf(way.metrics); // from here on
  const before = usageOf(way);
  const { answer, cpuMs, wallMs } = await generator.ask('drive', load);
  const after = usageOf(way);
  const pauses = await pausesOf(way.metrics);
  const spans = await sink.take();
  const { turns } = answer;
  const parts = [...after].map(([part, used]) => ({
    part,
    cpuMsPerTurn: (used.cpuMs - (before.get(part)?.cpuMs ?? 0)) / turns.length,
    rssMib: used.rssBytes / 2 ** 20,
    longestPauseMs: pauses.get(part),
  }));
  return { ...times(turns, spans), parts, generatorCpuPercent: (100 * cpuMs) / wallMs };
}

function times(turns: readonly TurnRecord[], spans: readonly SpanTimes[]) {
  const { own, untraced } = ownTimes(totals(turns), spans);
  const total = (of: readonly TurnRecord[]) => spreadOf(totals(of).map(({ totalMs }) => totalMs));
  const ofKind = (kind: TurnRecord['kind']) => total(turns.filter((turn) => turn.kind === kind));
  const spoken = turns.flatMap(({ audioMs, plannedMs }) =>
    audioMs === undefined ? [] : audioMs - plannedMs,
  );
  return {
    own: spreadOf(own),
    untraced,
    total: total(turns),
    answers: ofKind('answer'),
    starts: ofKind('start'),
    firstAudio: spreadOf(spoken),
    sentLate: spreadOf(turns.map(({ sentMs, plannedMs }) => sentMs - plannedMs)),
    failures: countsOf(turns.flatMap(({ failure }) => failure ?? [])),
    spans: spansOf(turns, spans),
  };
}

function countsOf(texts: readonly string[]): Record<string, number> {
  return Object.fromEntries([...grouped(texts, (text) => text)].map(([text, all]) => [text, all.length]));
}

const KINDS: Readonly<Record<number, string>> = { 2: ' (served)', 3: ' (called)' };

/** What of the turns' traces took how long, the longest in sum first. */
function spansOf(turns: readonly TurnRecord[], spans: readonly SpanTimes[]): SpanUse[] {
  const ids = new Set(turns.map(({ traceId }) => traceId));
  const own = spans.filter(({ traceId }) => ids.has(traceId));
  const groups = grouped(own, ({ part, name, kind }) =>
    JSON.stringify([part, `${name}${KINDS[kind] ?? ''}`]),
  );
  const uses = [...groups].map(([key, group]) => {
    const [part, name] = JSON.parse(key) as [string, string];
    return { part, name, perTurn: group.length / turns.length, each: spreadOf(group.map(({ ms }) => ms)) };
  });
  return uses.sort((a, b) => b.perTurn * b.each.mean - a.perTurn * a.each.mean);
}
