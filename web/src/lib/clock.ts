/** Time and its waits, so that tests need not wait. */
export interface Clock {
  /** Milliseconds, for durations: see {@link elapsedMs}. */
  now(): number;
  /** Calls back after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** Calls back after `ms`; the answer cancels it, as an effect's does. */
export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Milliseconds since 1970: for what is kept, shown, or compared with what a server says. The device's clock may be set, back too. */
export const wallMs = (): number => Date.now();

/** The two clocks part by so much only where the device slept, or its clock was set; ms. */
const PARTED_MS = 1_000;

/**
 * A clock that nobody sets, for how long something takes. A browser's own may stand while the device sleeps: there the larger
 * of both counts, so that what the device's clock is set forward by counts as slept, and what it is set back by as nothing.
 * @param steady ms of a clock that only goes forward
 * @param wall ms of the device's clock
 */
export function elapsedClock(steady: () => number, wall: () => number): () => number {
  let apart = wall() - steady();
  let slept = 0;
  return () => {
    const now = steady();
    const before = apart;
    apart = wall() - now;
    if (apart - before > PARTED_MS) slept += apart - before;
    return now + slept;
  };
}

/** Milliseconds from an instant of this page's own. */
export const elapsedMs = elapsedClock(() => performance.now(), wallMs);

export const realClock: Clock = { now: elapsedMs, after };
