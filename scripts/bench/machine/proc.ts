import { readdirSync, readFileSync } from 'node:fs';
import { grouped } from '../stats/grouped.ts';

/** Linux tells processor times in hundredths of a second, whatever the kernel's own clock. */
const MS_PER_TICK = 10;
const KIB = 1024;

export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** Processor time of the process and of its children that have ended, milliseconds. */
  readonly cpuMs: number;
}

/** Reads /proc/<pid>/stat; the name in it may hold spaces and brackets. */
export function timesIn(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (n: number) => Number(fields[n - 3]); // proc(5) counts from 1; fields[0] is its third
  const cpuMs = (number(14) + number(15) + number(16) + number(17)) * MS_PER_TICK;
  return { pid: Number(stat.slice(0, stat.indexOf(' '))), parent: number(4), cpuMs };
}

export interface Used {
  /** Milliseconds since it started, children with it. */
  readonly cpuMs: number;
  /** Resident memory, children with it; pages that several of them share count for each. */
  readonly rssBytes: number;
}

/** What processes have used so far, each with all that it has started. One that has ended has used nothing. */
export function usedBy(pids: readonly number[]): Used[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readTimes(name) ?? []) : []));
  const byParent = grouped(all, ({ parent }) => parent);
  const byPid = new Map(all.map((times) => [times.pid, times]));
  const family = (pid: number): ProcessTimes[] => {
    const own = byPid.get(pid);
    return own ? [own, ...(byParent.get(pid) ?? []).flatMap((child) => family(child.pid))] : [];
  };
  return pids.map((pid) => {
    const members = family(pid);
    const cpuMs = members.reduce((sum, member) => sum + member.cpuMs, 0);
    return { cpuMs, rssBytes: members.reduce((sum, member) => sum + rss(member.pid), 0) };
  });
}

function readTimes(pid: string): ProcessTimes | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat === undefined ? undefined : timesIn(stat);
}

/** Resident bytes of the process alone; 0 where it has ended. */
export function rss(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '');
  return Number(line?.[1] ?? 0) * KIB;
}

/** Undefined where the process has ended meanwhile. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
