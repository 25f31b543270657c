import type { Chunk } from './capture.ts';
import { SILENCE_MS } from './silenceRule.ts';

/** Where sound is running at all, the last chunk follows a stop within this, ms. */
const LAST_MS = 1000;

/** Begins to record; what it returns asks for the last chunk. */
type Begin = (onChunk: (chunk: Chunk) => void) => () => void;

/**
 * One recording that always comes to its end, with exactly one last chunk: also where the device falls dumb (unplugged,
 * a phone call), of which a level or a detector would never hear.
 */
export class Recording {
  readonly #onChunk: (chunk: Chunk) => void;
  readonly #ask: () => void;
  #state: 'on' | 'stopping' | 'over' = 'on';
  #timer: ReturnType<typeof setTimeout>;

  constructor(begin: Begin, onChunk: (chunk: Chunk) => void) {
    this.#onChunk = onChunk;
    this.#ask = begin((chunk) => this.#take(chunk));
    this.#timer = setTimeout(() => this.stop(), SILENCE_MS);
  }

  /** The last chunk follows. */
  stop(): void {
    if (this.#state !== 'on') return;
    this.#state = 'stopping';
    this.#ask();
    this.#after(LAST_MS, () => this.#take({ pcm: new ArrayBuffer(0), level: 0, last: true, isEarly: false }));
  }

  #take(chunk: Chunk): void {
    if (this.#state === 'over') return;
    if (chunk.last) {
      clearTimeout(this.#timer);
      this.#state = 'over';
    } else if (this.#state === 'on') this.#after(SILENCE_MS, () => this.stop());
    this.#onChunk(chunk);
  }

  #after(ms: number, call: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(call, ms);
  }
}
