import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { wallMs } from '../clock.ts';

/** Somebody else holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.name = 'FolderInUse';
  }
}

interface Holder {
  readonly pid: number;
  /** When the process started, in the system's ticks; tells a process from a later one with the same id. */
  readonly started: string;
}

const TAKEOVER_MS = 5_000;

/**
 * Takes the lock file for this process and answers what gives it back. A lock whose process is gone is taken over. So
 * is one with our own process id from an earlier life: in a container every life has the same id. Throws FolderInUse.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (;;) {
    if (create(path, mine)) return () => release(path, mine);
    await takeOver(path, mine);
  }
}

/** Removes a stale lock. One process at a time may do so, or the second would remove the fresh lock of the first. */
async function takeOver(path: string, mine: string): Promise<void> {
  const turn = `${path}.takeover`;
  while (!create(turn, mine)) {
    const other = read(turn);
    if (other ? !isAlive(other) : ageOf(turn) > TAKEOVER_MS) rmSync(turn, { force: true });
    else await sleep(20);
  }
  try {
    const holder = read(path);
    if (holder && isAlive(holder)) throw new FolderInUse(dirname(path), holder.pid);
    rmSync(path, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

/** The file appears with its content or not at all: written under a name of our own, then linked. */
function create(path: string, content: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, content);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function release(path: string, mine: string): void {
  if (readText(path) === mine) rmSync(path, { force: true });
}

function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readText(path) ?? '');
    const { pid, started } = value as Partial<Holder>;
    return typeof pid === 'number' && pid > 0 ? { pid, started: String(started) } : undefined;
  } catch {
    return undefined; // Not ours, or gone meanwhile: nobody's.
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function ageOf(path: string): number {
  return wallMs() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? wallMs());
}

function isAlive({ pid, started }: Holder): boolean {
  if (startOf(pid) !== started) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of /proc/<pid>/stat (proc(5)); empty where the system has no /proc or the process is gone. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
