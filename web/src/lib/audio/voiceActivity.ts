/** A number: the utterance of that number has ended. */
type Heard = 'ready' | number;

/** Tells when somebody stops speaking, far better than a level can; silent until its model has loaded. */
export class VoiceActivity {
  readonly #worker = new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' });
  #ready = false;
  #utterance = 0;
  onEnd: () => void = () => undefined;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data === 'ready') this.#begin();
      // The worker may lag behind: the end of an earlier utterance is none of this one.
      if (data === this.#utterance) this.onEnd();
    };
    this.#worker.onerror = (event) => {
      console.warn('voice activity model unavailable', event.message);
      this.#ready = false;
    };
  }

  /** A new utterance begins. */
  reset(): void {
    this.#utterance += 1;
    if (this.#ready) this.#worker.postMessage(this.#utterance);
  }

  /** The model has loaded, maybe in the middle of an utterance. */
  #begin(): void {
    this.#ready = true;
    this.#worker.postMessage(this.#utterance);
  }

  /** Takes a copy of a chunk: a buffer that was handed over is gone. */
  feed(pcm: ArrayBuffer): void {
    if (this.#ready) this.#worker.postMessage(pcm.slice(0));
  }

  close(): void {
    this.#worker.terminate();
  }
}
