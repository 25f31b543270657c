import type { Clock } from '@fabula/web/lib/clock';
import { clearTimeout, setTimeout } from 'k6/timers';

export const clock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export const sleep = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether it is done within so many milliseconds. */
export function within(ms: number, work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(false));
    void work.then(() => {
      cancel();
      resolve(true);
    });
  });
}

/** @param atMs milliseconds since 1970 */
export const until = (atMs: number): Promise<void> => sleep(atMs - Date.now());
