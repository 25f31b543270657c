import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** Calls `attempt` again while the other side is away, with growing pauses, as long as the deadline lets it: of {@link monotonicMs}. */
export async function retried<T>(
  attempt: () => Promise<T>,
  deadline: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** n, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
      if (!isAway(error) || signal?.aborted || monotonicMs() + pause >= deadline) throw error;
      await sleep(pause);
    }
  }
}

function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE' && error.retryable;
}
