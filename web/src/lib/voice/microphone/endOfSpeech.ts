export const FRAME_MS = 32;

/** What was heard in a frame of sound. */
export interface SpeechFrame {
  /** That somebody speaks, 0 to 1. */
  probability: number;
  /** RMS, 0 to 1. */
  level: number;
}

const START = 0.5;
const STOP = 0.35;
const frames = (ms: number): number => Math.round(ms / FRAME_MS);
/** A frame or two of a voice is a click or a knock. */
const ATTACK = frames(96);
/** A pause for thought is shorter than the silence that ends an answer. */
const HOLD = frames(1_000);
/** Whoever has not begun by then says nothing. A little less than 5 s: the last pieces are still on their way. */
const PATIENCE = frames(4_800);
/** Levels are those of a syllable: the mean of so many frames. */
const SYLLABLE = frames(256);
/** How far under the loudest syllable the speech of one person at one place reaches, dB. People further off lie below. */
const SPREAD_DB = 12;

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

/**
 * When an answer is over: the near voice has been silent for a second, or there was none. The near voice is the loudest
 * that was heard, in this answer or the ones before: people who talk further away are the room, as a fan is.
 */
export class EndOfSpeech {
  readonly #powers: number[] = [];
  /** The loudest syllable of the answer before, dB; nobody knows it at first. */
  #usual: number | undefined;
  #near = Number.NEGATIVE_INFINITY;
  /** Frames that were waited for. */
  #frames = 0;
  /** Frames of a near voice, or without one, up to the newest. */
  #voiced = 0;
  #quiet = 0;
  #speaking = false;

  /** `before`: of the answer before this one. */
  constructor(before?: EndOfSpeech) {
    if (before) this.#usual = before.#usual;
  }

  /** Takes a frame of 32 ms; answers whether the answer is over. Nobody is waited for in what was heard early, before it was asked for. */
  push({ probability, level }: SpeechFrame, isEarly = false): boolean {
    const syllable = this.#syllable(level * level);
    const isVoice = probability > (this.#speaking ? STOP : START) && this.#isNear(syllable);
    if (!isEarly) this.#frames += 1;
    this.#voiced = isVoice ? this.#voiced + 1 : 0;
    this.#quiet = isVoice ? 0 : this.#quiet + 1;
    if (this.#voiced >= ATTACK) this.#speaking = true;
    if (this.#speaking && isVoice) this.#near = Math.max(this.#near, syllable);
    return this.#isOver();
  }

  #syllable(power: number): number {
    this.#powers.push(power);
    if (this.#powers.length > SYLLABLE) this.#powers.shift();
    return decibels(this.#powers.reduce((sum, one) => sum + one, 0) / this.#powers.length);
  }

  #isNear(syllable: number): boolean {
    const loudest = this.#speaking ? this.#near : (this.#usual ?? syllable);
    return syllable >= loudest - SPREAD_DB;
  }

  #isOver(): boolean {
    if (this.#speaking ? this.#quiet !== HOLD : this.#voiced > 0 || this.#frames < PATIENCE) return false;
    // Who was not near enough may be the player all the same, further off than before: the next answer hears anybody.
    this.#usual = this.#speaking ? this.#near : undefined;
    return true;
  }
}
