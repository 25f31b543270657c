// Microphone to 16 kHz mono 16-bit PCM in chunks, each with its level. The context keeps the device's own rate (Firefox
// refuses a stream in a context of another rate), so the resampling is done here, away from the page's own work.
import { Capture } from './capture.ts';
import { Resampler, TARGET_RATE } from './resampler.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** `start`: records, with that much of the sound before, s. */
export type Asked = { start: number } | 'stop' | 'close';

class CaptureProcessor extends AudioWorkletProcessor {
  readonly #resampler = sampleRate === TARGET_RATE ? undefined : new Resampler(sampleRate);
  readonly #capture = new Capture((chunk) => this.port.postMessage(chunk, [chunk.pcm]));
  #isOpen = true;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Asked>) => this.#do(data);
  }

  #do(asked: Asked): void {
    if (typeof asked === 'object') {
      this.#capture.at(Date.now());
      if (this.#capture.isDeaf) this.port.postMessage('deaf');
      this.#capture.start(asked.start);
      return;
    }
    this.#capture.stop();
    if (asked === 'close') this.#isOpen = false;
  }

  readonly #sample = (value: number) => this.#capture.push(value);

  process([input]: Float32Array[][]): boolean {
    const mono = input?.[0];
    if (mono && this.#isOpen) {
      this.#capture.at(Date.now());
      if (this.#resampler) this.#resampler.push(mono, this.#sample);
      else for (const value of mono) this.#sample(value);
    }
    return this.#isOpen;
  }
}

registerProcessor('pcm-capture', CaptureProcessor);
