const LONGEST = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? ([\d.e+-]+)$/m;
/** The pause is sampled by a timer of this period, which is part of what it reads. */
const SAMPLING_MS = 10;

/** The longest pause of an event loop that a page of metrics tells of, milliseconds; undefined where it tells none. */
export function pauseIn(metrics: string): number | undefined {
  const seconds = LONGEST.exec(metrics)?.[1];
  return seconds === undefined ? undefined : Math.max(0, Number(seconds) * 1000 - SAMPLING_MS);
}

/** Asks each process, by the address of its metrics, for its longest pause since it was last asked. */
export async function pausesOf(metrics: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const asked = [...metrics].map(async ([name, url]) => {
    const response = await fetch(url);
    const pause = response.ok ? pauseIn(await response.text()) : undefined;
    return pause === undefined ? [] : [[name, pause] as const];
  });
  return new Map((await Promise.all(asked)).flat());
}
