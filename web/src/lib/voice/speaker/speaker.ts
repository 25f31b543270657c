import type { AudioEngine } from '../sound/engine.ts';
import type { LinePlayer } from './linePlayer.ts';
import { PlayedLines } from './playedLines.ts';
import type { SpokenLine } from './spokenLine.ts';

export interface StartedLine extends SpokenLine {
  durationMs: number;
}

export interface SpeakerEvents {
  onLine: (line: StartedLine) => void;
  /** Which share of that line was said, 0 to 1; not every voice tells. */
  onReached: (share: number) => void;
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

/** Begins to say an answer, by the site's own sound or in place of it. */
export type OpenLines = (engine: AudioEngine) => LinePlayer;

/** What characters say: one answer at a time, sentence by sentence, with its captions in step. */
export class Speaker {
  readonly #engine: AudioEngine;
  readonly #events: SpeakerEvents;
  /** Another voice than the site's, where one is wanted and ready. */
  readonly #openBeside: () => OpenLines | undefined;
  #lines: LinePlayer | undefined;
  #newest: SpokenLine | undefined;
  /** Lines of the answer that were not said to their end yet. */
  #unsaid = 0;
  #chain: Promise<void> = Promise.resolve();

  constructor(engine: AudioEngine, events: SpeakerEvents, openBeside: () => OpenLines | undefined) {
    this.#engine = engine;
    this.#events = events;
    this.#openBeside = openBeside;
  }

  /** The line that is given is played after those before it, in order, however long each takes to decode. */
  add(line: SpokenLine): void {
    const newest = this.#newest;
    if (!this.#lines || line.inputId !== newest?.inputId || line.attempt > newest.attempt) this.#begin();
    if (!line.isHint || !this.#newest) this.#newest = line;
    const lines = this.#lines;
    const decoded = this.#decode(line);
    this.#unsaid += 1;
    this.#chain = this.#chain.then(async () => {
      const buffer = await decoded;
      if (lines && this.#lines === lines) this.#say(lines, line, buffer);
    });
  }

  /** Falls silent; answers which answer was cut and how much of it was heard, if one was being spoken. */
  stop(): CutAnswer | undefined {
    const lines = this.#lines;
    const newest = this.#newest;
    if (!lines || !newest) return undefined;
    this.#lines = undefined;
    this.#unsaid = 0;
    this.#newest = undefined;
    const heardMs = lines.stop();
    this.#engine.voiceEndsAt = lines.endsAt;
    return { inputId: newest.inputId, heardMs, newest };
  }

  #begin(): void {
    this.stop();
    const open = this.#openBeside();
    this.#lines = open ? open(this.#engine) : new PlayedLines(this.#engine);
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

  #say(lines: LinePlayer, line: SpokenLine, buffer: AudioBuffer): void {
    lines.add({
      ...{ line, buffer },
      onStart: (durationMs) => this.#events.onLine({ ...line, durationMs }),
      onReached: (share) => this.#events.onReached(share),
      onEnd: () => {
        this.#engine.voiceEndsAt = lines.endsAt;
        this.#unsaid -= 1;
        if (this.#unsaid === 0) this.#drained(line, lines.heardMs);
      },
    });
    this.#engine.voiceEndsAt = lines.endsAt;
  }

  #drained(line: SpokenLine, heardMs: number): void {
    if (line.last) {
      this.#lines = undefined;
      this.#events.onHeard(line.inputId, heardMs);
    }
    this.#events.onPause();
  }
}
