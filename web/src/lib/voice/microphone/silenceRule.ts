/** RMS below which a chunk is silence. */
const SILENCE_LEVEL = 0.01;
/** This much silence ends a recording that no voice detector has ended before (`endOfSpeech.ts`, after a second). */
export const SILENCE_MS = 3000;
/** The protocol's longest recording. */
export const LONGEST_MS = 60_000;

/** A fan, a road, a ventilator: sound that has not changed by more than this for so long is nobody's voice. */
const STEADY_DB = 6;
const STEADY_MS = 4_800;
/** Chunks of which the mean is compared: noise is rough within a tenth of a second. */
const SMOOTH = 4;

/** The floor under every better way to tell that somebody has stopped speaking. */
export class SilenceRule {
  #quietMs = 0;
  #totalMs = 0;
  #steadyMs = 0;
  readonly #powers: number[] = [];
  #lowest = Number.POSITIVE_INFINITY;
  #highest = 0;

  /** Takes one chunk's level (RMS, 0 to 1) and length; answers whether the recording is over. */
  push(level: number, ms: number): boolean {
    this.#totalMs += ms;
    this.#quietMs = level < SILENCE_LEVEL ? this.#quietMs + ms : 0;
    this.#steady(this.#smoothed(level * level), ms);
    return this.#quietMs >= SILENCE_MS || this.#steadyMs >= STEADY_MS || this.#totalMs >= LONGEST_MS;
  }

  /** What was heard before the wait began: it is part of the recording alone. */
  early(ms: number): void {
    this.#totalMs += ms;
  }

  #smoothed(power: number): number {
    this.#powers.push(power);
    if (this.#powers.length > SMOOTH) this.#powers.shift();
    return this.#powers.reduce((sum, one) => sum + one, 0) / this.#powers.length;
  }

  /** What leaves the range that was heard begins another one. */
  #steady(power: number, ms: number): void {
    const lowest = Math.min(this.#lowest, power);
    const highest = Math.max(this.#highest, power);
    const isSteady = highest <= lowest * 10 ** (STEADY_DB / 10);
    this.#lowest = isSteady ? lowest : power;
    this.#highest = isSteady ? highest : power;
    this.#steadyMs = isSteady ? this.#steadyMs + ms : ms;
  }
}
