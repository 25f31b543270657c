import { after } from '../../lib/clock.ts';

/** Calls once the page has nothing better to do. @returns ends the wait */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) return after(1_000, call);
  const id = requestIdleCallback(call);
  return () => cancelIdleCallback(id);
}
