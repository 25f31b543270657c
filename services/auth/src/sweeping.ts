import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import { sweepExpired } from './store/sweep.ts';

// Records that ran out are taken away at this pace, milliseconds.
const SWEEP_MS = 10 * 60_000;
/** A look at two small indexes: accounts that are over are to be gone soon. */
const CLOSING_MS = 5_000;

export interface Sweeping {
  readonly db: Database;
  readonly log: Logger;
  readonly sweepIdentity: () => Promise<void>;
  readonly resumeClosings: () => Promise<void>;
}

/** Does from time to time what nobody asks for. Answers how to stop it. */
export function startSweeping({ db, log, sweepIdentity, resumeClosings }: Sweeping): () => Promise<void> {
  const stops = [
    every(SWEEP_MS, log, () => Promise.all([sweepIdentity(), db.transaction(sweepExpired)])),
    every(CLOSING_MS, log, resumeClosings),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** One at a time. */
function every(ms: number, log: Logger, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const begin = () => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'sweep failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
