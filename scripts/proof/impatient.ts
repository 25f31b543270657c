import type { Wake } from '@fabula/web/lib/socket/wake';

/** A device that finds itself online again every so often: its client need not wait out the 5 s before it reconnects. */
export function onlineEvery(ms: number): Wake {
  return (call) => {
    const timer = setInterval(call, ms);
    timer.unref();
    return () => clearInterval(timer);
  };
}
