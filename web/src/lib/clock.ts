/** Time and its waits, so that tests need not wait. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** Calls back after `ms`; the answer cancels it, as an effect's does. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

export const realClock: Clock = { now: () => Date.now(), after };
