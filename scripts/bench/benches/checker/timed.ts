export interface Timed<T> {
  readonly result: T;
  readonly wallMs: number;
  /** User and system time of this process. Other work on the machine counts little in it. */
  readonly cpuMs: number;
}

/** Does a piece of work, and says how long it took. */
export async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { result, wallMs, cpuMs: (user + system) / 1_000 };
}
