/** What no sample passes: -1 dB of full scale, so that the wave between two samples stays below it too. */
export const CEILING = 10 ** (-1 / 20);
/** A peak is seen this long before it is heard, and the gain gets there without a corner. */
const LOOK_AHEAD_S = 0.005;
/** Longer than a period of the deepest voices: the gain rests between two peaks of one vowel instead of shaping each. */
const HOLD_S = 0.012;
const RELEASE_S = 0.2;

/** Lowest of the newest `size` values. */
class SlidingLowest {
  readonly #values: Float64Array;
  readonly #at: Int32Array;
  readonly #size: number;
  #first = 0;
  #count = 0;
  #now = 0;

  constructor(size: number) {
    this.#size = size;
    this.#values = new Float64Array(size + 1);
    this.#at = new Int32Array(size + 1);
  }

  push(value: number): number {
    const room = this.#values.length;
    while (this.#count > 0 && (this.#values[(this.#first + this.#count - 1) % room] ?? 0) >= value)
      this.#count -= 1;
    const end = (this.#first + this.#count) % room;
    this.#values[end] = value;
    this.#at[end] = this.#now;
    this.#count += 1;
    if (((this.#now - (this.#at[this.#first] ?? 0)) | 0) >= this.#size) {
      this.#first = (this.#first + 1) % room;
      this.#count -= 1;
    }
    this.#now = (this.#now + 1) | 0;
    return this.#values[this.#first] ?? 1;
  }
}

/**
 * A look-ahead limiter: what stays below the ceiling comes out as it went in, a little later; what does not is turned
 * down, all channels alike. The gain of each sample is the mean of gains that would each do for it, so it is enough too.
 */
export class Limiter {
  /** Samples between a sound's going in and its coming out. */
  readonly delay: number;
  readonly #lowest: SlidingLowest;
  readonly #release: number;
  readonly #gains: Float64Array;
  readonly #delayed: Float32Array[];
  #sum: number;
  #gain = 1;
  #at = 0;

  constructor(sampleRate: number, channels: number) {
    this.delay = Math.round(LOOK_AHEAD_S * sampleRate);
    this.#lowest = new SlidingLowest(this.delay + Math.round(HOLD_S * sampleRate));
    this.#release = 1 - Math.exp(-1 / (RELEASE_S * sampleRate));
    this.#gains = new Float64Array(this.delay).fill(1);
    this.#sum = this.delay;
    this.#delayed = Array.from({ length: channels }, () => new Float32Array(this.delay));
  }

  /** Takes a block of each channel and fills one of the same length. */
  process(input: readonly Float32Array[], output: readonly Float32Array[]): void {
    const length = output[0]?.length ?? 0;
    for (let i = 0; i < length; i += 1) {
      const gain = this.#next(loudest(input, i));
      this.#delayed.forEach((delayed, channel) => {
        const out = output[channel];
        if (out) out[i] = (delayed[this.#at] ?? 0) * gain;
        delayed[this.#at] = input[channel]?.[i] ?? 0;
      });
      this.#at = (this.#at + 1) % this.delay;
    }
  }

  /** The gain of the sample that leaves now. */
  #next(peak: number): number {
    const wanted = this.#lowest.push(peak > CEILING ? CEILING / peak : 1);
    this.#gain = Math.min(wanted, this.#gain + (1 - this.#gain) * this.#release);
    this.#sum += this.#gain - (this.#gains[this.#at] ?? 1);
    this.#gains[this.#at] = this.#gain;
    return this.#sum / this.delay;
  }
}

function loudest(channels: readonly Float32Array[], i: number): number {
  let peak = 0;
  for (const channel of channels) peak = Math.max(peak, Math.abs(channel[i] ?? 0));
  return peak;
}
