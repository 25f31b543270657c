/** RMS below which a chunk is silence. */
export const SILENCE_LEVEL = 0.01;
/** This much silence ends a recording. */
export const SILENCE_MS = 3000;
/** The protocol's longest recording. */
export const LONGEST_MS = 60_000;

/** The floor under every better way to tell that somebody has stopped speaking. */
export class SilenceRule {
  #quietMs = 0;
  #totalMs = 0;

  /** Takes one chunk's level (RMS, 0 to 1) and length; answers whether the recording is over. */
  push(level: number, ms: number): boolean {
    this.#totalMs += ms;
    this.#quietMs = level < SILENCE_LEVEL ? this.#quietMs + ms : 0;
    return this.#quietMs >= SILENCE_MS || this.#totalMs >= LONGEST_MS;
  }
}
