import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTEN = '0A';

/** Who listens on a port of this machine, e.g. "node (process 4711)"; undefined where the system does not tell. */
export function portHolder(port: number): string | undefined {
  const inodes = new Set([...listeners('/proc/net/tcp', port), ...listeners('/proc/net/tcp6', port)]);
  if (inodes.size === 0) return undefined;
  const pid = processIds().find((id) => socketsOf(id).some((inode) => inodes.has(inode)));
  return pid && `${nameOf(pid)} (process ${pid})`;
}

/** Inodes of the sockets that listen on this port: columns of proc(5), tcp. */
function listeners(table: string, port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = read(() => readFileSync(table, 'utf8').trim().split('\n').slice(1)) ?? [];
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === LISTEN)
    .map((columns) => columns[9] ?? '');
}

function processIds(): string[] {
  return (read(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name));
}

function socketsOf(pid: string): string[] {
  const files = read(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return files.map((file) => {
    const target = read(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? '';
    return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '';
  });
}

function nameOf(pid: string): string {
  return read(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) ?? 'a program';
}

/** What cannot be read (another user's process, one that has gone, no /proc) tells nothing. */
function read<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
