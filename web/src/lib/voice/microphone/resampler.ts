/** The rate that recognisers expect, Hz. */
export const TARGET_RATE = 16_000;
/** Filter half-length, in periods of the lower rate. */
const HALF = 16;
/** Share of the lower Nyquist frequency that passes. */
const PASS = 0.94;

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);

function tap(x: number, reach: number, cutoff: number): number {
  if (Math.abs(x) >= reach) return 0;
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff);
  const phase = (Math.PI * x) / reach;
  return sinc * (0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase)) * cutoff;
}

/** One windowed-sinc filter per phase, each with a gain of exactly 1 at 0 Hz. */
function filters(up: number, reach: number, cutoff: number): Float32Array[] {
  return Array.from({ length: up }, (_, phase) => {
    const taps = Float32Array.from({ length: 2 * reach }, (_, k) =>
      tap(k - reach + 1 - phase / up, reach, cutoff),
    );
    const sum = taps.reduce((total, value) => total + value, 0);
    return taps.map((value) => value / sum);
  });
}

/** A stream of samples at any whole rate in, the same stream at {@link TARGET_RATE} out; polyphase. */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #filters: Float32Array[];
  #history: Float32Array;
  /** Position of the next output, in 1/up input samples from the history's start. */
  #at = 0;

  constructor(rate: number) {
    const common = gcd(rate, TARGET_RATE);
    const lower = Math.min(1, TARGET_RATE / rate);
    const reach = Math.ceil(HALF / lower);
    this.#up = TARGET_RATE / common;
    this.#down = rate / common;
    this.#filters = filters(this.#up, reach, lower * PASS);
    // Output 0 lies exactly on input 0.
    this.#history = new Float32Array(reach - 1);
  }

  push(input: Float32Array, out: (sample: number) => void): void {
    const all = new Float32Array(this.#history.length + input.length);
    all.set(this.#history);
    all.set(input, this.#history.length);
    for (;;) {
      const sample = this.#next(all);
      if (sample === undefined) break;
      out(sample);
      this.#at += this.#down;
    }
    const used = Math.min(Math.floor(this.#at / this.#up), all.length);
    this.#history = all.slice(used);
    this.#at -= used * this.#up;
  }

  #next(all: Float32Array): number | undefined {
    const start = Math.floor(this.#at / this.#up);
    const filter = this.#filters[this.#at % this.#up];
    if (!filter || start + filter.length > all.length) return undefined;
    let sum = 0;
    for (let k = 0; k < filter.length; k++) sum += (filter[k] ?? 0) * (all[start + k] ?? 0);
    return sum;
  }
}
