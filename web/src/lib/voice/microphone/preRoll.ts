import { TARGET_RATE } from './resampler.ts';

/** So much is kept of the sound before a recording, s: whoever speaks as they press has begun by then. */
export const PRE_ROLL_S = 0.3;

/** The newest sound of an open microphone, in a ring: what is older is written over. */
export class PreRoll {
  readonly #samples = new Float32Array(PRE_ROLL_S * TARGET_RATE);
  #next = 0;
  #held = 0;

  push(sample: number): void {
    this.#samples[this.#next] = sample;
    this.#next = (this.#next + 1) % this.#samples.length;
    this.#held = Math.min(this.#held + 1, this.#samples.length);
  }

  /** The newest of it, at most so many samples, in the order in which they came; it is empty then. */
  take(most: number): Float32Array {
    const { length } = this.#samples;
    const count = Math.min(this.#held, most);
    const taken = Float32Array.from(
      { length: count },
      (_, i) => this.#samples[(this.#next - count + i + length) % length] ?? 0,
    );
    this.clear();
    return taken;
  }

  clear(): void {
    this.#held = 0;
    this.#samples.fill(0);
  }
}
