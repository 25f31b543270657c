import { readdirSync, readFileSync } from 'node:fs';

/** Names of the programs that this process has started and that still run (Linux). */
export function children(): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const { name, parent, state } = statOf(pid);
    return parent === process.pid && state !== 'Z' ? [name] : [];
  });
}

function statOf(pid: string): { name: string; parent: number; state: string } {
  try {
    const [, name = '', state = '', parent = '0'] =
      /\((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state, parent: Number(parent) };
  } catch {
    return { name: '', state: 'Z', parent: 0 }; // ended while we looked
  }
}
