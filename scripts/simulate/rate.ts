export interface Rated<T> {
  readonly result: T;
  /** Of processor time: other work on the machine counts little. */
  readonly runsPerSecond: number;
  readonly text: string;
}

/** How many runs a second `play` does, which plays so many. */
export function rateOf<T>(runs: number, play: () => T): Rated<T> {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const result = play();
  const { user, system } = process.cpuUsage(cpu);
  const runsPerSecond = runs / ((user + system) / 1e6);
  const byClock = runs / ((performance.now() - begun) / 1000);
  const text = `${Math.round(runsPerSecond)} runs/s of processor time (${Math.round(byClock)} by the clock)`;
  return { result, runsPerSecond, text };
}
