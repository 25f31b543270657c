// Loaded into a process before all else (`--import`), in each of its threads: its clock is set by so many milliseconds as stand
// in the file that FABULA_TEST_CLOCK names. What only goes forward (performance.now, timers) is as it is.
import { readFileSync } from 'node:fs';

const FILE = process.env.FABULA_TEST_CLOCK;
/** Milliseconds for which what was read counts. */
const READ_MS = 20;
let [offset, readAt] = [0, Number.NEGATIVE_INFINITY];

function offsetNow() {
  if (FILE === undefined || performance.now() - readAt < READ_MS) return offset;
  readAt = performance.now();
  offset = Number(readFileSync(FILE, 'utf8'));
  return offset;
}

const Real = Date;
globalThis.Date = class SetDate extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Real.now() + offsetNow()]));
  }
  static now() {
    return Real.now() + offsetNow();
  }
};
