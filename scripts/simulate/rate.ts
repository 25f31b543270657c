export interface Rated<T> {
  readonly result: T;
  /** By the clock, with all threads. */
  readonly runsPerSecond: number;
  /** Of the processor time of all threads: other work on the machine counts little. */
  readonly runsPerProcessorSecond: number;
  readonly text: string;
}

/** How many runs a second `play` does, which plays so many. */
export async function rateOf<T>(runs: number, play: () => Promise<T>): Promise<Rated<T>> {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const result = await play();
  const { user, system } = process.cpuUsage(cpu);
  const runsPerSecond = runs / ((performance.now() - begun) / 1000);
  const runsPerProcessorSecond = runs / ((user + system) / 1e6);
  const text = `${Math.round(runsPerSecond)} runs/s (${Math.round(runsPerProcessorSecond)} a second of processor time)`;
  return { result, runsPerSecond, runsPerProcessorSecond, text };
}
