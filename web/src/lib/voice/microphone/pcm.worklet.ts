// Microphone to 16 kHz mono 16-bit PCM in chunks, each with its level. The context keeps the device's own rate (Firefox
// refuses a stream in a context of another rate), so the resampling is done here, away from the page's own work.
import { Resampler, TARGET_RATE } from './resampler.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: Options) => AudioWorkletProcessor,
): void;

interface Options {
  processorOptions?: { chunkMs?: number };
}

const CHUNK_MS = 100;

class Capture extends AudioWorkletProcessor {
  readonly #resampler = sampleRate === TARGET_RATE ? undefined : new Resampler(sampleRate);
  readonly #size: number;
  #chunk: Int16Array<ArrayBuffer>;
  #filled = 0;
  #energy = 0;
  #on = true;

  constructor(options: Options) {
    super();
    this.#size = Math.round((TARGET_RATE * (options.processorOptions?.chunkMs ?? CHUNK_MS)) / 1000);
    this.#chunk = new Int16Array(this.#size);
    // Any message means: stop.
    this.port.onmessage = () => {
      this.#flush(true);
      this.#on = false;
    };
  }

  readonly #sample = (value: number) => {
    this.#energy += value * value;
    this.#chunk[this.#filled++] = Math.max(-32768, Math.min(32767, Math.round(value * 32768)));
    if (this.#filled === this.#size) this.#flush(false);
  };

  #flush(last: boolean): void {
    const pcm = this.#filled === this.#size ? this.#chunk : this.#chunk.slice(0, this.#filled);
    const level = Math.sqrt(this.#energy / Math.max(1, this.#filled));
    this.port.postMessage({ pcm: pcm.buffer, level, last }, [pcm.buffer]);
    this.#chunk = new Int16Array(this.#size);
    this.#filled = 0;
    this.#energy = 0;
  }

  process([input]: Float32Array[][]): boolean {
    const mono = input?.[0];
    if (mono && this.#on) {
      if (this.#resampler) this.#resampler.push(mono, this.#sample);
      else for (const value of mono) this.#sample(value);
    }
    return this.#on;
  }
}

registerProcessor('pcm-capture', Capture);
