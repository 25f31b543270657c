import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiCall } from '../load/api-caller.ts';
import type { Generator } from '../load/generator.ts';
import { totals } from '../load/turn-record.ts';
import { type Spread, spreadOf } from '../stats/spread.ts';
import { cpuBetween, type Deployment, usageOf } from './deployment.ts';

/** A second: well below what can be borne. */
const RATES: Readonly<Record<ApiCall, number>> = { view: 20, run: 5 };

export interface CallUse {
  /** A second. */
  readonly rate: number;
  /** Milliseconds from the planned moment to the answer. */
  readonly ms: Spread;
  readonly failed: number;
  /** Without what is used when nobody asks, milliseconds; by process, and of all. */
  readonly cpuMs: Readonly<Record<string, number>>;
  readonly cpuMsOfAll: number;
}

/** What is used beside turns: it is in every window of them, and told apart from them. */
export interface BackgroundUse {
  readonly seconds: number;
  /** Nobody plays, all sockets are open: milliseconds a second by process, and of all. */
  readonly idleCpuMsPerSecond: Readonly<Record<string, number>>;
  readonly idleCpuMsPerSecondOfAll: number;
  readonly calls: Readonly<Record<ApiCall, CallUse>>;
}

export interface BackgroundOptions {
  readonly way: Deployment;
  readonly generator: Generator;
  readonly actors: number;
  readonly seconds: number;
}

export async function measureBackground(options: BackgroundOptions): Promise<BackgroundUse> {
  const idle = await idleFor(options);
  const view = await callUse('view', options, idle);
  const run = await callUse('run', options, idle);
  const idleCpuMsPerSecondOfAll = sumOf(idle);
  return {
    seconds: options.seconds,
    idleCpuMsPerSecond: idle,
    idleCpuMsPerSecondOfAll,
    calls: { view, run },
  };
}

/** By then V8 has tidied the heaps that the turns before have left: it begins some seconds after the last, and takes its time. */
const SETTLED_MS = 45_000;

async function idleFor({ way, seconds }: BackgroundOptions): Promise<Record<string, number>> {
  await sleep(SETTLED_MS);
  const [before, from] = [usageOf(way), performance.now()];
  await sleep(seconds * 1_000);
  const used = cpuBetween(before, usageOf(way));
  const elapsed = (performance.now() - from) / 1_000;
  return Object.fromEntries([...used].map(([part, ms]) => [part, ms / elapsed]));
}

async function callUse(
  call: ApiCall,
  { way, generator, actors, seconds }: BackgroundOptions,
  idle: Readonly<Record<string, number>>,
): Promise<CallUse> {
  const rate = RATES[call];
  const load = { rate, turns: rate * seconds, actors, call };
  await generator.ask('call', { ...load, turns: rate }); // the first ones are compiled
  const before = usageOf(way);
  const { answer, wallMs } = await generator.ask('call', load);
  const used = cpuBetween(before, usageOf(way));
  const answered = totals(answer.turns).map(({ totalMs }) => totalMs);
  const own = ([part, ms]: [string, number]) => [
    part,
    (ms - ((idle[part] ?? 0) * wallMs) / 1_000) / load.turns,
  ];
  const cpuMs: Record<string, number> = Object.fromEntries([...used].map(own));
  const failed = load.turns - answered.length;
  return { rate, ms: spreadOf(answered), failed, cpuMs, cpuMsOfAll: sumOf(cpuMs) };
}

export function sumOf(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0);
}

/** What a window of turns used beside them: milliseconds of one process. */
export function backgroundShare(
  part: string,
  { idleCpuMsPerSecond, calls }: BackgroundUse,
  { wallMs, views, runs }: { readonly wallMs: number; readonly views: number; readonly runs: number },
): number {
  const idle = ((idleCpuMsPerSecond[part] ?? 0) * wallMs) / 1_000;
  return idle + views * (calls.view.cpuMs[part] ?? 0) + runs * (calls.run.cpuMs[part] ?? 0);
}
