import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { usedBy } from '../../bench/machine/proc.ts';

/** What this machine and some of its processes have used so far. */
export interface MachineLook {
  readonly atMs: number;
  /** Hundredths of a second of all processors together. */
  readonly busy: number;
  readonly all: number;
  /** Milliseconds of processor time, children with it. */
  readonly cpuMs: ReadonlyMap<string, number>;
}

export interface MachineUse {
  readonly cores: number;
  /** Of all cores: everything that ran. */
  readonly busyPercent: number;
  /** Of one core, by process. */
  readonly cpuPercent: Readonly<Record<string, number>>;
}

const IDLE = 3;
const WAITING = 4;

export function lookAtMachine(pids: ReadonlyMap<string, number>): MachineLook {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // Guests' time is in the others' already.
  const times = first.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0);
  const idle = (times[IDLE] ?? 0) + (times[WAITING] ?? 0);
  const used = usedBy([...pids.values()]);
  const cpuMs = new Map([...pids.keys()].map((name, n) => [name, used[n]?.cpuMs ?? 0]));
  return { atMs: Date.now(), busy: all - idle, all, cpuMs };
}

export function machineUse(before: MachineLook, after: MachineLook): MachineUse {
  const wallMs = after.atMs - before.atMs;
  const cpuPercent = [...after.cpuMs].map(([name, ms]) => [
    name,
    (100 * (ms - (before.cpuMs.get(name) ?? 0))) / wallMs,
  ]);
  return {
    cores: availableParallelism(),
    busyPercent: (100 * (after.busy - before.busy)) / (after.all - before.all),
    cpuPercent: Object.fromEntries(cpuPercent),
  };
}
