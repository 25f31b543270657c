import type { AudioEngine } from '../sound/engine.ts';
import type { LinePlayer, LineToSay } from '../speaker/linePlayer.ts';
import { PlayedLines } from '../speaker/playedLines.ts';
import { simulatedLevel } from '../speaker/simulatedLevel.ts';
import { browserSpeech, type Manner, mannerOf, voicesLoaded, voicesOf } from './deviceVoices.ts';
import { CHARACTER_MS, Utterance } from './utterance.ts';

/** A line shorter than this says little of how fast a voice is, characters. */
const TELLING = 20;
/** What the browser still has on its way to the loudspeaker when it is told to be silent, s. */
const TAIL_S = 0.2;

/** The browser's voices in one game: as long as they work. */
export class DeviceSpeech {
  readonly where: 'here' | 'elsewhere';
  /** A voice that has failed once is not tried again before the next game. */
  isBroken = false;
  /** How long a voice takes for a character at first; then as it did before. */
  characterMs = CHARACTER_MS;

  constructor(where: 'here' | 'elsewhere') {
    this.where = where;
    void voicesLoaded();
  }

  open(engine: AudioEngine): LinePlayer {
    return new DeviceLines(this, engine);
  }

  /** How a line is said, if this browser says it: only where the site's own voice is plain. */
  mannerOf({ line }: LineToSay): Manner | undefined {
    if (this.isBroken || !line.isPlain || !/[\p{L}\p{N}]/u.test(line.text)) return undefined;
    return mannerOf(line.characterId, voicesOf(line.language, this.where));
  }
}

/** Lines of one answer in the browser's voice; what it cannot say, or fails at, in the site's. */
class DeviceLines implements LinePlayer {
  readonly #speech: DeviceSpeech;
  readonly #engine: AudioEngine;
  readonly #played: PlayedLines;
  readonly #waiting: LineToSay[] = [];
  #current: LineToSay | undefined;
  #utterance: Utterance | undefined;
  /** Milliseconds that the site's sound of what this browser has said would have taken. */
  #saidMs = 0;
  #fellSilentAt = 0;
  #isStopped = false;

  constructor(speech: DeviceSpeech, engine: AudioEngine) {
    this.#speech = speech;
    this.#engine = engine;
    this.#played = new PlayedLines(engine);
  }

  add(one: LineToSay): void {
    if (this.#isStopped) return;
    this.#waiting.push(one);
    if (!this.#current) this.#next();
  }

  get heardMs(): number {
    const now = this.#utterance && this.#current ? this.#utterance.share * lengthOf(this.#current) : 0;
    return Math.round(this.#saidMs + now) + this.#played.heardMs;
  }

  get endsAt(): number {
    return Math.max(this.#fellSilentAt, this.#played.endsAt);
  }

  stop(): number {
    const { heardMs } = this;
    this.#isStopped = true;
    this.#saidMs = heardMs - this.#played.stop();
    this.#waiting.length = 0;
    this.#utterance?.stop();
    this.#done();
    return heardMs;
  }

  #next(): void {
    const one = this.#waiting.shift();
    this.#current = one;
    if (!one) return;
    const manner = this.#speech.mannerOf(one);
    if (manner) this.#say(one, manner);
    else this.#play(one);
  }

  #say(one: LineToSay, manner: Manner): void {
    const { text } = one.line;
    const engine = this.#engine;
    const { characterMs } = this.#speech;
    const utterance = new Utterance(
      { ...manner, text, characterMs, volume: engine.muted ? 0 : 1 },
      {
        onStart: (durationMs) => {
          engine.beside = { level: simulatedLevel(), onMuted: () => this.#utterance?.mute() };
          one.onStart(durationMs);
        },
        onReached: one.onReached,
        onEnd: () => this.#said(one, utterance, manner.rate),
        onFailed: (why) => this.#failed(one, why),
      },
    );
    this.#utterance = utterance;
    window.addEventListener('pagehide', fallSilent);
    utterance.start();
  }

  #said(one: LineToSay, { startedAt, isMuted }: Utterance, rate: number): void {
    const { length } = one.line.text;
    if (startedAt !== undefined && length >= TELLING && !isMuted)
      this.#speech.characterMs = ((performance.now() - startedAt) * rate) / length;
    this.#saidMs += lengthOf(one);
    this.#done();
    this.#goOn(one);
  }

  #failed(one: LineToSay, why: string): void {
    console.warn('the browser’s voice does not speak', why);
    this.#speech.isBroken = true;
    this.#done();
    this.#play(one);
  }

  #play(one: LineToSay): void {
    this.#played.add({ ...one, onEnd: () => this.#goOn(one) });
  }

  #goOn(one: LineToSay): void {
    this.#next();
    one.onEnd();
  }

  #done(): void {
    if (!this.#utterance) return;
    this.#utterance = undefined;
    window.removeEventListener('pagehide', fallSilent);
    this.#engine.beside = undefined;
    this.#fellSilentAt = this.#engine.context.currentTime + TAIL_S;
  }
}

/** Some browsers go on speaking for a page that is gone. */
const fallSilent = (): void => browserSpeech()?.cancel();

const lengthOf = ({ buffer }: LineToSay): number => buffer.duration * 1000;
