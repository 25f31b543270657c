import { type Sample, samplesIn } from './exposition.ts';

/** What all parts told at one moment. */
export interface Look {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly pages: ReadonlyMap<string, readonly Sample[]>;
}

/** Milliseconds that a part is waited for: one that has drowned is left out. */
const PATIENCE_MS = 5_000;

/** Asks each part for its metrics at once. Those that do not answer are named by `onAway`, and missing. */
export async function look(
  metrics: ReadonlyMap<string, string>,
  onAway: (part: string, why: string) => void,
): Promise<Look> {
  const atMs = Date.now();
  const asked = [...metrics].map(async ([part, url]) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return [[part, samplesIn(await response.text())] as const];
    } catch (error) {
      onAway(part, error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  return { atMs, pages: new Map((await Promise.all(asked)).flat()) };
}
