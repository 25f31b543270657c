type Heard = 'ready' | 'start' | 'end';

/** Tells when somebody stops speaking, far better than a level can; silent until its model has loaded. */
export class VoiceActivity {
  readonly #worker = new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' });
  #ready = false;
  onEnd: () => void = () => undefined;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data === 'ready') this.#ready = true;
      if (data === 'end') this.onEnd();
    };
    this.#worker.onerror = (event) => {
      console.warn('voice activity model unavailable', event.message);
      this.#ready = false;
    };
  }

  /** A new utterance begins. */
  reset(): void {
    if (this.#ready) this.#worker.postMessage('reset');
  }

  /** Takes a copy of a chunk: a buffer that was handed over is gone. */
  feed(pcm: ArrayBuffer): void {
    if (this.#ready) this.#worker.postMessage(pcm.slice(0));
  }

  close(): void {
    this.#worker.terminate();
  }
}
