// One line as the browser says it.
import { joined } from '../../format/joined.ts';
import { browserSpeech, type Manner } from './deviceVoices.ts';

/** About how long voices take for a character, ms. */
export const CHARACTER_MS = 65;
/** A voice that has not begun by then does not come: not allowed without a gesture, hung, or its network is away; ms. */
const START_MS = 2_500;
/** Voices of some makers fall silent for good after 15 s, without a word: nothing that is asked for at once is that long. */
const LONGEST = 140;
/** So much longer than expected may it take, and then it hangs. */
const PATIENCE = 3;
const PATIENCE_MS = 4_000;
/** Where a new piece may begin. */
const CLAUSE = /(?<=[.!?…;:,])\s+/;

export interface UtteranceEvents {
  /** The first sound; how long all of it will take, about, ms. */
  onStart: (durationMs: number) => void;
  /** Which share of it was said, 0 to 1; not every voice tells. */
  onReached: (share: number) => void;
  onEnd: () => void;
  onFailed: (why: string) => void;
}

export interface ToSay extends Manner {
  text: string;
  /** 0 to 1. */
  volume: number;
  /** How long a character takes at a rate of 1, ms. */
  characterMs: number;
}

/** Says a text; tells its start and then its end, or at any time that it failed; nothing more once it was stopped. */
export class Utterance {
  readonly #line: ToSay;
  readonly #events: UtteranceEvents;
  readonly #pieces: string[];
  /** Held here: some browsers forget an utterance that nobody else knows, and its events with it. */
  #current: SpeechSynthesisUtterance | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #isMuted = false;
  #saidCharacters = 0;
  #startedAt: number | undefined;
  #toldShare = 0;

  constructor(line: ToSay, events: UtteranceEvents) {
    this.#line = line;
    this.#events = events;
    this.#pieces = piecesOf(line.text);
  }

  start(): void {
    this.#next();
  }

  get durationMs(): number {
    return (this.#line.text.length * this.#line.characterMs) / this.#line.rate;
  }

  /** How much of it was said, 0 to 1: as the voice tells, else by the clock. */
  get share(): number {
    if (this.#startedAt === undefined) return 0;
    const byClock = (performance.now() - this.#startedAt) / this.durationMs;
    return this.#toldShare || Math.min(1, byClock);
  }

  /** When its first sound was; undefined before. */
  get startedAt(): number | undefined {
    return this.#startedAt;
  }

  /** Falls silent; nothing is told any more. */
  stop(): void {
    if (this.#isOver) return;
    this.#over();
    browserSpeech()?.cancel();
  }

  /** Falls silent and goes on: its end is told when it would have come. */
  mute(): void {
    if (this.#isOver || this.#isMuted) return;
    this.#isMuted = true;
    this.#current = undefined;
    browserSpeech()?.cancel();
    this.#begun();
    this.#after((1 - this.share) * this.durationMs, () => this.#end());
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }

  #next(): void {
    const text = this.#pieces.shift();
    if (text === undefined) this.#end();
    else this.#ask(text);
  }

  #ask(text: string): void {
    const { voice, pitch, rate, volume } = this.#line;
    const piece = Object.assign(new SpeechSynthesisUtterance(text), {
      ...{ voice, lang: voice.lang, pitch, rate, volume },
    });
    this.#current = piece;
    // What an older piece still has to tell is of no interest.
    const mine = (call: () => void) => () => this.#current === piece && !this.#isOver && call();
    piece.onstart = mine(() => this.#started(text));
    piece.onboundary = ({ charIndex }) => mine(() => this.#reached(this.#saidCharacters + charIndex))();
    piece.onend = mine(() => this.#pieceSaid(text));
    piece.onerror = ({ error }) => mine(() => this.#failed(error))();
    this.#after(START_MS, () => this.#failed('it does not begin'));
    try {
      browserSpeech()?.speak(piece);
    } catch (error) {
      this.#failed(String(error));
    }
  }

  #started(text: string): void {
    const pieceMs = (text.length * this.#line.characterMs) / this.#line.rate;
    this.#after(pieceMs * PATIENCE + PATIENCE_MS, () => this.#failed('it does not end'));
    this.#begun();
  }

  #begun(): void {
    if (this.#startedAt !== undefined) return;
    this.#startedAt = performance.now();
    this.#events.onStart(this.durationMs);
  }

  #reached(characters: number): void {
    this.#toldShare = Math.min(1, characters / this.#line.text.length);
    this.#events.onReached(this.#toldShare);
  }

  /** One that ends without having begun was not said. */
  #pieceSaid(text: string): void {
    this.#saidCharacters += text.length + 1;
    if (this.#startedAt === undefined) this.#failed('it ends before it begins');
    else this.#next();
  }

  #end(): void {
    this.#over();
    this.#events.onEnd();
  }

  #failed(why: string): void {
    if (this.#isOver) return;
    this.stop();
    this.#events.onFailed(why);
  }

  #over(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #after(ms: number, call: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(call, ms);
  }
}

/** Pieces that are each said within some ten seconds, cut between clauses where that is possible, else between words. */
function piecesOf(text: string): string[] {
  const parts = text
    .trim()
    .split(CLAUSE)
    .flatMap((clause) => (clause.length <= LONGEST ? [clause] : clause.split(/\s+/)));
  return joined(parts, LONGEST);
}
