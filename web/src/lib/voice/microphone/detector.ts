import { EndOfSpeech, type SpeechFrame } from './endOfSpeech.ts';

/** The number of an utterance that begins, or sound: of it, or of the time before it. */
export type Asked = ArrayBuffer | { early: ArrayBuffer } | number;

/** 'ready', then the number of each utterance that is over; 'failed' where there is no model, or it did not work on. */
export type DetectorMessage = 'ready' | 'failed' | number;

/** What finds a voice in sound, frame by frame. */
interface Model {
  reset(): void;
  take(pcm: ArrayBuffer, onFrame: (frame: SpeechFrame) => void): Promise<void>;
}

/** Tells when somebody has stopped speaking; what it is asked before its model is there waits for it. */
export class Detector {
  readonly #loading: Promise<Model>;
  readonly #tell: (message: DetectorMessage) => void;
  #end = new EndOfSpeech();
  #utterance = 0;
  #queue: Promise<void>;
  #isOver = false;

  constructor(loading: Promise<Model>, tell: (message: DetectorMessage) => void) {
    this.#loading = loading;
    this.#tell = tell;
    this.#queue = loading.then(
      () => tell('ready'),
      (error: unknown) => this.#fail(error),
    );
  }

  ask(asked: Asked): void {
    this.#queue = this.#queue.then(() => this.#take(asked)).catch((error: unknown) => this.#fail(error));
  }

  /** Said once: the page lets go of this one then, and has another one for the next utterance. */
  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    console.warn('no voice activity', error);
    this.#tell('failed');
  }

  async #take(asked: Asked): Promise<void> {
    if (this.#isOver) return;
    const model = await this.#loading;
    if (typeof asked === 'number') {
      this.#utterance = asked;
      model.reset();
      this.#end = new EndOfSpeech(this.#end);
      return;
    }
    const isEarly = 'early' in asked;
    await model.take(isEarly ? asked.early : asked, (frame) => {
      if (this.#end.push(frame, isEarly)) this.#tell(this.#utterance);
    });
  }
}
