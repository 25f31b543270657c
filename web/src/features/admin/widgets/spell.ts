import { elapsedMs } from '../../../lib/clock.ts';

/** So long after the last key the file is written, ms: it is read again once a pause. */
const PAUSE_MS = 300;
/** After the first key, ms: whoever types without a pause would have nothing written. */
const LONGEST_MS = 1_000;
/** Who types on sooner goes on: one step for undo, as long as in the editor of texts. */
const STEP_MS = 500;

/** One spell of typing in an input: when it is written, and who knows that it is not yet. */
export class Spell {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first key was that is not written yet. */
  #first: number | undefined;
  #last = Number.NEGATIVE_INFINITY;
  #hasWritten = false;
  #goesOn = false;
  #release: (() => void) | undefined;

  constructor(write: () => void) {
    this.#write = write;
  }

  /** What is written now goes on from what was written last. */
  get goesOn(): boolean {
    return this.#goesOn;
  }

  key(): void {
    const now = elapsedMs();
    if (this.#first === undefined) {
      this.#first = now;
      this.#goesOn = this.#hasWritten && now - this.#last < STEP_MS;
    }
    this.#last = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#write, Math.min(PAUSE_MS, this.#first + LONGEST_MS - now));
  }

  /** It has been tried to write what was typed so far. */
  tried(isWritten: boolean): void {
    clearTimeout(this.#timer);
    this.#first = undefined;
    this.#hasWritten ||= isWritten;
  }

  /** The page knows that something is typed, as long as the file does not say it. */
  hold(isAhead: boolean, typing: (write: () => void) => () => void): void {
    if (isAhead) this.#release ??= typing(this.#write);
    else this.#let();
  }

  end(): void {
    this.tried(false);
    this.#hasWritten = false;
  }

  /** The input goes away. */
  close(): void {
    this.end();
    this.#let();
  }

  #let(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
