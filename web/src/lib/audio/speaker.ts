import type { AudioEngine } from './engine.ts';
import { LineQueue } from './lineQueue.ts';

/** One sentence of an answer, as it came. */
export interface SpokenLine {
  inputId: string;
  attempt: number;
  text: string;
  characterId: string;
  emotionKey: string;
  emotionStrength: number;
  /** The whole line in the other language, for a learner. */
  translation?: string;
  /** It only says the line before it again, in the other language. */
  isHint: boolean;
  /** The answer's last sentence. */
  last: boolean;
  mp3: ArrayBuffer;
}

export interface StartedLine extends SpokenLine {
  durationMs: number;
}

export interface SpeakerEvents {
  onLine: (line: StartedLine) => void;
  /** Everything that was given so far has been heard; more may come. */
  onPause: () => void;
  /** The answer was heard to its end, ms. */
  onHeard: (inputId: string, heardMs: number) => void;
}

/** An answer that was cut short. */
export interface CutAnswer {
  inputId: string;
  heardMs: number;
  /** The newest sentence that had come of it, not one that is said again. */
  newest: SpokenLine;
}

/** A line that cannot be decoded is still read: this long a character, in silence. */
const READING_S_PER_CHARACTER = 0.06;

/** The mouth of the stage: one answer at a time, sentence by sentence, with its captions in step. */
export class Speaker {
  readonly #engine: AudioEngine;
  readonly #events: SpeakerEvents;
  readonly #timers = new Set<number>();
  #queue: LineQueue | undefined;
  #newest: SpokenLine | undefined;
  #waiting = 0;
  #chain: Promise<void> = Promise.resolve();

  constructor(engine: AudioEngine, events: SpeakerEvents) {
    this.#engine = engine;
    this.#events = events;
  }

  /** The line that is given is played after those before it, in order, however long each takes to decode. */
  add(line: SpokenLine): void {
    const newest = this.#newest;
    if (!this.#queue || line.inputId !== newest?.inputId || line.attempt > newest.attempt) this.#begin();
    if (!line.isHint || !this.#newest) this.#newest = line;
    const queue = this.#queue;
    const decoded = this.#decode(line);
    this.#waiting += 1;
    this.#chain = this.#chain.then(async () => {
      const buffer = await decoded;
      if (this.#queue !== queue) return;
      this.#waiting -= 1;
      this.#schedule(line, buffer);
    });
  }

  /** Falls silent; answers which answer was cut and how much of it was heard, if one was being spoken. */
  stop(): CutAnswer | undefined {
    const queue = this.#queue;
    const newest = this.#newest;
    if (!queue || !newest) return undefined;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#queue = undefined;
    this.#waiting = 0;
    this.#newest = undefined;
    return { inputId: newest.inputId, heardMs: queue.stop(), newest };
  }

  #begin(): void {
    this.stop();
    this.#queue = new LineQueue(this.#engine.context, this.#engine.voice);
  }

  async #decode(line: SpokenLine): Promise<AudioBuffer> {
    const { context } = this.#engine;
    try {
      return await context.decodeAudioData(line.mp3);
    } catch (error) {
      console.warn('a line could not be decoded', error);
      const seconds = Math.max(1, line.text.length * READING_S_PER_CHARACTER);
      return context.createBuffer(1, Math.round(seconds * context.sampleRate), context.sampleRate);
    }
  }

  #schedule(line: SpokenLine, buffer: AudioBuffer): void {
    const queue = this.#queue;
    const times = queue?.add(buffer);
    if (!queue || !times) return;
    this.#at(times.start, () => this.#events.onLine({ ...line, durationMs: buffer.duration * 1000 }));
    this.#at(times.end, () => {
      // Timers run on their own clock: whoever schedules after the last end finds nothing waiting.
      if (this.#waiting === 0 && this.#timers.size === 0) this.#drained(line, queue.heardMs);
    });
  }

  #drained(line: SpokenLine, heardMs: number): void {
    if (line.last) {
      this.#queue = undefined;
      this.#events.onHeard(line.inputId, heardMs);
    }
    this.#events.onPause();
  }

  /** Calls back when `time` (of the context, s) leaves the loudspeaker. */
  #at(time: number, call: () => void): void {
    const queue = this.#queue;
    if (!queue) return;
    const timer = window.setTimeout(
      () => {
        this.#timers.delete(timer);
        if (this.#queue !== queue) return;
        // A context that was interrupted stands still: look again.
        if (queue.audible < time - 0.05) this.#at(time, call);
        else call();
      },
      Math.max(0, (time - queue.audible) * 1000),
    );
    this.#timers.add(timer);
  }
}
