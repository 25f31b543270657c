import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Asks until the answer is not undefined; the test's own limit ends it where that never comes. */
export async function until<T>(
  ask: () => Promise<T | undefined> | T | undefined,
  pauseMs = PAUSE_MS,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(pauseMs);
  }
}
