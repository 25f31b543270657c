import { usedBy } from './proc.ts';

const MIB = 2 ** 20;

/** What a Node.js process holds, MiB. */
export interface MemoryOfProcess {
  /** Resident, of the process alone. */
  readonly rss: number;
  /** JavaScript objects of its main thread. */
  readonly heap: number;
  /** What those keep beside the heap: buffers and WebAssembly. */
  readonly external: number;
  /** Resident, of its children. */
  readonly children: number;
}

/** @param metrics the address of its metrics */
export async function memoryOf(pid: number, metrics: string): Promise<MemoryOfProcess> {
  const [used] = usedBy([pid]);
  const text = await (await fetch(metrics)).text();
  const rss = gaugeIn(text, 'process_resident_memory_bytes');
  return {
    rss,
    heap: gaugeIn(text, 'nodejs_heap_size_used_bytes'),
    external: gaugeIn(text, 'nodejs_external_memory_bytes'),
    children: Math.max(0, (used?.rssBytes ?? 0) / MIB - rss),
  };
}

/** A gauge of bytes as MiB. Throws where the metrics do not tell it. */
export function gaugeIn(metrics: string, name: string): number {
  const value = new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the metrics tell no ${name}`);
  return Number(value) / MIB;
}
