import * as ort from 'onnxruntime-web/wasm';
import { levelOf } from '../level.ts';
import type { SpeechFrame } from './endOfSpeech.ts';

/** New samples of a frame: 32 ms at 16 kHz. */
const FRAME = 512;
/** The last samples of the frame before, without which the model detects nothing. */
const CONTEXT = 64;

const zeroState = () => new ort.Tensor('float32', new Float32Array(256), [2, 1, 128]);

/** Silero's detector, frame by frame. */
export class Silero {
  readonly #session: ort.InferenceSession;
  readonly #rate = new ort.Tensor('int64', [16000n]);
  readonly #input = new Float32Array(CONTEXT + FRAME);
  #state: ort.Tensor = zeroState();
  #filled = CONTEXT;

  private constructor(session: ort.InferenceSession) {
    this.#session = session;
  }

  /** `model`: its address. */
  static async load(model: string): Promise<Silero> {
    return new Silero(await ort.InferenceSession.create(model, { executionProviders: ['wasm'] }));
  }

  reset(): void {
    this.#state = zeroState();
    this.#input.fill(0);
    this.#filled = CONTEXT;
  }

  /** Takes 16 kHz PCM16 of any length; gives out each frame that it fills. */
  async take(pcm: ArrayBuffer, onFrame: (frame: SpeechFrame) => void): Promise<void> {
    for (const value of new Int16Array(pcm)) {
      this.#input[this.#filled++] = value / 32768;
      if (this.#filled === this.#input.length) onFrame(await this.#frame());
    }
  }

  async #frame(): Promise<SpeechFrame> {
    const input = new ort.Tensor('float32', this.#input.slice(), [1, this.#input.length]);
    const out = await this.#session.run({ input, state: this.#state, sr: this.#rate });
    this.#state = out.stateN ?? zeroState();
    const level = levelOf(this.#input.subarray(CONTEXT));
    this.#input.copyWithin(0, FRAME);
    this.#filled = CONTEXT;
    return { probability: Number(out.output?.data[0]), level };
  }
}
