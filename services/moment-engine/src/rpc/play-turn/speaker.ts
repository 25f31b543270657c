import { readingMs } from '../../domain/reading-time.ts';
import type { Sentence } from '../../domain/sentence.ts';
import type { Spoken } from '../../domain/sound.ts';

/** A sentence ready to be heard. */
export interface Utterance extends Spoken {
  readonly sentence: Sentence;
  readonly index: number;
  readonly last: boolean;
}

export interface SpeakerOptions {
  readonly speak: (sentence: Sentence, signal: AbortSignal) => Promise<Spoken>;
  /** Gets the sentences in order. */
  readonly onSpoken: (utterance: Utterance) => void;
  readonly signal: AbortSignal;
}

/** Sentences that are made before the one in front of them is out. */
const AHEAD = 2;
/** As many as a turn of the log holds. */
const MOST = 64;

export interface SpokenSentence extends Sentence {
  readonly durationMs: number;
}

/** Speaks sentences in the order in which they come, two ahead of the one that is being sent. */
export class Speaker {
  private readonly sentences: Sentence[] = [];
  private readonly made: Promise<Spoken>[] = [];
  private readonly durations: number[] = [];
  private readonly quiet = new AbortController();
  private readonly signal: AbortSignal;
  private sent = 0;
  private isComplete = false;
  private wake: () => void = () => {};
  private readonly speaking: Promise<void>;

  constructor(private readonly options: SpeakerOptions) {
    this.signal = AbortSignal.any([options.signal, this.quiet.signal]);
    this.speaking = this.run();
    // Whoever finishes hears of it; a turn that fails elsewhere first does not.
    this.speaking.catch(() => this.stop());
  }

  say(sentences: readonly Sentence[]): void {
    this.sentences.push(...sentences.slice(0, MOST - this.sentences.length));
    this.prepare();
    this.wake();
  }

  /** The player wants to hear no more: what is not out yet stays unspoken. */
  stop(): void {
    this.quiet.abort();
    this.wake();
  }

  /** No more will be said. All sentences with how long they are; those that were not spoken, with how long they would take. */
  async finish(): Promise<SpokenSentence[]> {
    this.isComplete = true;
    this.wake();
    await this.speaking;
    return this.sentences.map((sentence, at) => ({
      ...sentence,
      durationMs: Math.round(this.durations[at] ?? readingMs(sentence.text)),
    }));
  }

  private async run(): Promise<void> {
    while (await this.hasNext()) {
      const sentence = this.sentences[this.sent];
      const spoken = await this.next();
      if (!sentence || !spoken) return;
      const last = await this.isLast();
      if (this.quiet.signal.aborted) return;
      const index = this.sent;
      this.durations[index] = spoken.durationMs;
      this.sent += 1;
      this.prepare();
      this.options.onSpoken({ ...spoken, sentence, index, last });
    }
  }

  private prepare(): void {
    const until = Math.min(this.sentences.length, this.sent + 1 + AHEAD);
    for (let at = this.made.length; at < until; at += 1) {
      const sentence = this.sentences[at];
      if (!sentence || this.signal.aborted) return;
      const making = this.options.speak(sentence, this.signal);
      making.catch(() => this.wake());
      this.made[at] = making;
    }
  }

  /** The sentence in front; undefined once nobody wants to hear it. */
  private async next(): Promise<Spoken | undefined> {
    try {
      return await this.made[this.sent];
    } catch (error) {
      if (this.quiet.signal.aborted) return undefined;
      throw error;
    }
  }

  private async hasNext(): Promise<boolean> {
    while (this.sent >= this.sentences.length && !this.isComplete && !this.signal.aborted)
      await this.change();
    this.options.signal.throwIfAborted();
    return !this.quiet.signal.aborted && this.sent < this.sentences.length;
  }

  /** Known once another one follows, or none can. */
  private async isLast(): Promise<boolean> {
    while (this.sent + 1 >= this.sentences.length && !this.isComplete && !this.signal.aborted)
      await this.change();
    this.options.signal.throwIfAborted();
    return this.sent + 1 >= this.sentences.length;
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      this.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}
