import { type Clock, realClock } from '@fabula/web/lib/clock';
import type { Wake } from '@fabula/web/lib/socket/lifeline';

/** Milliseconds that a client waits for a line that opens, and for one that is asked whether it lives. */
const OPENING_MS = 15_000;
const ASKED_MS = 5_000;
const HASTE = 20;

/** A client that takes a line for dead sooner than others do. */
export const hastyClock: Clock = {
  now: realClock.now,
  after: (ms, call) => realClock.after(ms === ASKED_MS || ms === OPENING_MS ? ms / HASTE : ms, call),
};

/** A device that finds itself online again every so often: its client need not wait out the 5 s before it reconnects. */
export function onlineEvery(ms: number): Wake {
  return (call) => {
    const timer = setInterval(call, ms);
    timer.unref();
    return () => clearInterval(timer);
  };
}
