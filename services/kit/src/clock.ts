/**
 * Milliseconds of a clock that nobody sets: for how long something takes, may take, or is kept. They count from an instant of
 * this process's own, and mean nothing to another one. While the machine sleeps the clock may stand.
 */
export const monotonicMs = (): number => performance.now();

/** Milliseconds since 1970: for what is kept, shown, or compared with what another machine says. The clock may be set, back too. */
export const wallMs = (): number => Date.now();

/** The same as a date. */
export const wallDate = (): Date => new Date();
