import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Outcome } from '../context.ts';
import { Generator } from '../load/generator.ts';
import { table } from '../report/table.ts';
import { median } from '../stats/spread.ts';
import { type Deployment, type DeploymentName, startDeployment, usageOf } from './deployment.ts';

/** Sockets that come and go first, so that code and buffers of a first socket are not counted. */
const FIRST = 100;
const SETTLE_MS = 5_000;

export interface SocketMemory {
  readonly way: DeploymentName;
  /** Of the processes that hold sockets: the gateways, or the one process. */
  readonly beforeMib: number;
  readonly afterMib: number;
  readonly bytesPerSocket: number;
}

/**
 * How much larger the processes that hold sockets are for each open socket, of which each is bound to a run and plays
 * nothing. Runs begin on a fresh stage each: memory that a process once had is not given back. In the embedded way what
 * the other parts keep of a new run is in the figure too.
 */
export async function socketsBench(context: Context): Promise<Outcome> {
  const all: SocketMemory[] = [];
  for (const name of ['distributed', 'embedded'] as const) {
    for (let n = 1; n <= context.scale.longRuns; n += 1) {
      context.say(`${context.scale.crowd} sockets, ${name}, run ${n} of ${context.scale.longRuns}`);
      all.push(await onFreshStage(name, context));
    }
  }
  const rows = (['distributed', 'embedded'] as const).map((name) => {
    const own = all.filter(({ way }) => way === name);
    const of = (key: 'beforeMib' | 'afterMib' | 'bytesPerSocket') => median(own.map((each) => each[key]));
    return [name, of('beforeMib'), of('afterMib'), of('bytesPerSocket')] as const;
  });
  const head = ['sockets', 'before MiB', 'after MiB', 'bytes per socket'];
  return {
    text: `RSS of what holds ${context.scale.crowd} bound, quiet sockets\n\n${table(head, rows)}`,
    data: { sockets: context.scale.crowd, runs: all },
  };
}

async function onFreshStage(name: DeploymentName, { folder, scale }: Context): Promise<SocketMemory> {
  const generator = Generator.start();
  try {
    const way = await startDeployment(name, { folder: folder(`sockets-${name}`) });
    try {
      return await measured(way, generator, scale.crowd);
    } finally {
      await way.stop();
    }
  } finally {
    await generator.stop();
  }
}

async function measured(way: Deployment, generator: Generator, sockets: number): Promise<SocketMemory> {
  const { origin } = way;
  await generator.ask('crowd', { origin, sockets: Math.min(FIRST, sockets) });
  await generator.ask('leave', null);
  await sleep(SETTLE_MS);
  const before = memoryOf(way);
  await generator.ask('crowd', { origin, sockets });
  await sleep(SETTLE_MS);
  const after = memoryOf(way);
  const [beforeMib, afterMib] = [before / 2 ** 20, after / 2 ** 20];
  return { way: way.name, beforeMib, afterMib, bytesPerSocket: (after - before) / sockets };
}

function memoryOf(way: Deployment): number {
  const holders = [...usageOf(way)].filter(([name]) => /^(gateway|fabula)/.test(name));
  return holders.reduce((sum, [, { rssBytes }]) => sum + rssBytes, 0);
}
