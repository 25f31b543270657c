import { LAG_EVERY_MS } from '@fabula/kit/metrics';

const LONGEST = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? ([\d.e+-]+)$/m;

/**
 * The longest pause of an event loop that a page of metrics tells of, milliseconds, less the timer that sampled it; undefined
 * where it tells none.
 */
export function pauseIn(metrics: string): number | undefined {
  const seconds = LONGEST.exec(metrics)?.[1];
  return seconds === undefined ? undefined : Math.max(0, Number(seconds) * 1000 - LAG_EVERY_MS);
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
