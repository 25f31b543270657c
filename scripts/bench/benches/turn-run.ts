import type { Generator } from '../load/generator.ts';
import type { BackgroundCalls, Rated } from '../load/messages.ts';
import { type TurnRecord, totals } from '../load/turn-record.ts';
import { pausesOf } from '../machine/loop-pause.ts';
import { newLinesOf } from '../machine/new-lines.ts';
import { TurnLines } from '../machine/turn-lines.ts';
import type { OtlpSink } from '../otlp/sink.ts';
import type { SpanTimes } from '../otlp/spans.ts';
import { grouped } from '../stats/grouped.ts';
import { ownTimes, type TurnLine } from '../stats/own-time.ts';
import { type Spread, spreadOf } from '../stats/spread.ts';
import { type BackgroundUse, backgroundShare } from './background-use.ts';
import { cpuBetween, type Deployment, usageOf } from './deployment.ts';

export interface PartUse {
  readonly part: string;
  /** All that it used in the window, on each turn. */
  readonly cpuMsPerTurn: number;
  /** Without what it uses idle, and for calls beside turns. */
  readonly turnCpuMs: number;
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
  readonly untold: number;
  /** Lines that voices made meanwhile: what that takes of processors is in all figures. */
  readonly newLines: number;
  readonly spans: readonly SpanUse[];
  readonly parts: readonly PartUse[];
  /** Of all parts: what a turn alone takes of processors. */
  readonly turnCpuMs: number;
  /** Calls of the API beside these turns. */
  readonly asked: BackgroundCalls;
  /** Of one core, percent. */
  readonly generatorCpuPercent: number;
}

export interface MeasuredLoad extends Rated {
  readonly actors: number;
}

export interface TurnTools {
  readonly way: Deployment;
  readonly generator: Generator;
  readonly sink: OtlpSink;
}

/** Plays turns open loop, and tells what they took and where. */
export async function turnRun(
  { way, generator, sink }: TurnTools,
  load: MeasuredLoad,
  beside: BackgroundUse,
): Promise<TurnRun> {
  const lines = new TurnLines(way.turnLogs);
  await sink.discard();
  lines.take();
  await pausesOf(way.metrics); // from here on
  const linesBefore = await newLinesOf(way.metrics);
  const before = usageOf(way);
  const { answer, cpuMs, wallMs } = await generator.ask('drive', load);
  const after = usageOf(way);
  const pauses = await pausesOf(way.metrics); // before anybody else asks: each answer begins anew
  const newLines = (await newLinesOf(way.metrics)) - linesBefore;
  const spans = await sink.take();
  const { turns, asked } = answer;
  const parts = [...cpuBetween(before, after)].map(([part, used]) => ({
    part,
    cpuMsPerTurn: used / turns.length,
    turnCpuMs: (used - backgroundShare(part, beside, { wallMs, ...asked })) / turns.length,
    rssMib: (after.get(part)?.rssBytes ?? 0) / 2 ** 20,
    longestPauseMs: pauses.get(part),
  }));
  const turnCpuMs = parts.reduce((sum, part) => sum + part.turnCpuMs, 0);
  return {
    ...times(turns, lines.take(), spans),
    parts,
    turnCpuMs,
    asked,
    newLines,
    generatorCpuPercent: (100 * cpuMs) / wallMs,
  };
}

function times(turns: readonly TurnRecord[], lines: readonly TurnLine[], spans: readonly SpanTimes[]) {
  const { own, untold } = ownTimes(totals(turns), lines);
  const total = (of: readonly TurnRecord[]) => spreadOf(totals(of).map(({ totalMs }) => totalMs));
  const ofKind = (kind: TurnRecord['kind']) => total(turns.filter((turn) => turn.kind === kind));
  const spoken = turns.flatMap(({ audioMs, plannedMs }) =>
    audioMs === undefined ? [] : audioMs - plannedMs,
  );
  return {
    own: spreadOf(own),
    untold,
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

/** What of the turns' traces took how long, the longest in sum first; on each turn whose trace was collected. */
function spansOf(turns: readonly TurnRecord[], spans: readonly SpanTimes[]): SpanUse[] {
  const ids = new Set(turns.map(({ traceId }) => traceId));
  const own = spans.filter(({ traceId }) => ids.has(traceId));
  const collected = new Set(own.map(({ traceId }) => traceId)).size;
  const groups = grouped(own, ({ part, name, kind }) =>
    JSON.stringify([part, `${name}${KINDS[kind] ?? ''}`]),
  );
  const uses = [...groups].map(([key, group]) => {
    const [part, name] = JSON.parse(key) as [string, string];
    return { part, name, perTurn: group.length / collected, each: spreadOf(group.map(({ ms }) => ms)) };
  });
  return uses.sort((a, b) => b.perTurn * b.each.mean - a.perTurn * a.each.mean);
}
