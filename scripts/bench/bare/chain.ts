import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '@fabula/kit/testing/postgres';
import type { DeploymentName } from '../benches/deployment.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/**
 * The same hops and bytes as a turn, and nothing of the product: a socket, a gateway, an engine, two calls of a run
 * part, one statement each, four frames back. What it takes nobody can go below with these libraries on this machine at
 * this hour, so figures are told as multiples of it as well.
 */
export interface BareChain {
  /** What it consists of, for people. */
  readonly shape: string;
  readonly url: string;
  readonly pids: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

interface Started {
  readonly name: string;
  readonly pid: number;
  /** Of 127.0.0.1. */
  readonly port: number;
  stop(): Promise<void>;
}

export function startBareChain(name: DeploymentName, folder: string): Promise<BareChain> {
  return name === 'distributed' ? threeProcesses(folder) : oneProcess(folder);
}

async function threeProcesses(folder: string): Promise<BareChain> {
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const started: Started[] = [];
  const stop = async () => {
    for (const one of started.reverse()) await one.stop();
    await postgres.stop();
  };
  try {
    let at = postgres.url;
    for (const role of ['run', 'engine', 'gateway']) {
      const one = await startPart(role, at);
      started.push(one);
      at = `127.0.0.1:${one.port}`;
    }
    const pids = new Map(started.map(({ name, pid }) => [name, pid]));
    return {
      shape: 'three processes with gRPC, and Postgres',
      url: `ws://${at}`,
      pids: pids.set('postgres', postgres.pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function oneProcess(folder: string): Promise<BareChain> {
  const { name, pid, port, stop } = await startPart('all', join(folder, 'pglite'));
  const shape = 'one process with PGlite, plain calls between its parts';
  return { shape, url: `ws://127.0.0.1:${port}`, pids: new Map([[name, pid]]), stop };
}

async function startPart(role: string, at: string): Promise<Started> {
  const child = fork(MAIN, [role, at], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the bare ${role} ended`);
  });
  ended.catch(() => {}); // told only to who waits for its port
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  return { name: role, pid: child.pid ?? 0, port, stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
