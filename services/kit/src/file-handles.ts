import { readFileSync } from 'node:fs';

/** What a process has open for itself: its code, its database's files, its channels, and what it starts. */
const OWN = 320;
/** What a connection takes at most: itself, both ends of the one to another part in the same process, and a file. */
const EACH = 4;
/** All that requests passed on to other parts can take together: each proxy has at most so many connections. */
const PASSED_ON = 2_560;
/** What a connection takes beside that: itself, and a file that is sent. */
const OF_ITSELF = 2;
/** There is always room for a few, or nobody could ask why not. */
const FEWEST = 8;
/** With fewer, a crowd of players finds no place. */
const FEW_CONNECTIONS = 1_000;

/** File handles that this process may have open at once (`ulimit -n`); undefined where the system does not tell. */
export function mostHandles(): number | undefined {
  return process.platform === 'linux' ? ofLinux() : ofReport();
}

/**
 * How many connections of others a server may hold, so that handles are left for what it needs to serve them. Without a
 * handle more no file of the database opens, no program starts and no media is read.
 */
export function mostConnections(handles = mostHandles()): number {
  if (handles === undefined) return Number.POSITIVE_INFINITY;
  const free = handles - OWN;
  return Math.max(FEWEST, Math.floor(free / EACH), Math.floor((free - PASSED_ON) / OF_ITSELF));
}

/** What to say at the start; undefined where there is room for many. */
export function fewHandles(handles = mostHandles()): string | undefined {
  const most = mostConnections(handles);
  if (most >= FEW_CONNECTIONS) return undefined;
  return `only ${handles} files may be open at once: at most ${most} connections are held. Raise the limit (ulimit -n)`;
}

function ofLinux(): number | undefined {
  return numberOf(/^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
}

/** Takes milliseconds. */
function ofReport(): number | undefined {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | string } };
  };
  return numberOf(userLimits?.open_files?.soft);
}

/** It may also be `unlimited`. */
function numberOf(told: number | string | undefined): number | undefined {
  const limit = Number(told);
  return Number.isFinite(limit) ? limit : undefined;
}
