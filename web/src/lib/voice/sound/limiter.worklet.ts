// The last thing that the page's sound goes through, away from the page's own work.
import { Limiter } from './limiter.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

class LimiterProcessor extends AudioWorkletProcessor {
  readonly #limiter = new Limiter(sampleRate, 2);

  process([input]: Float32Array[][], [output]: Float32Array[][]): boolean {
    this.#limiter.process(input ?? [], output ?? []);
    return true;
  }
}

registerProcessor('limiter', LimiterProcessor);
