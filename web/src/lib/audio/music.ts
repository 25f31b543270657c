import type { AudioEngine } from './engine.ts';

/** A moment's volume is a number from 0 to 100. */
const SCALE = 0.01;
const DOWN_S = 0.5;
const UP_S = 1;
/** What is left of the music while somebody records. */
const DUCKED = 0.25;

/** The music of a launch screen or a moment: one loop at a time, that steps back while the player speaks. */
export class Music {
  readonly #engine: AudioEngine;
  #url = '';
  #source: AudioBufferSourceNode | undefined;
  #volume = 0;

  constructor(engine: AudioEngine) {
    this.#engine = engine;
  }

  /** Loops `url` at a volume of 0 to 100; the same address again only changes the volume. */
  async play(url: string, volume: number): Promise<void> {
    this.#volume = volume * SCALE;
    if (url === this.#url) return this.#ramp(this.#volume, UP_S);
    this.stop();
    this.#url = url;
    if (url === '') return;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      const buffer = await this.#engine.context.decodeAudioData(await response.arrayBuffer());
      if (this.#url === url) this.#loop(buffer);
    } catch (error) {
      console.warn('music could not be played', error);
    }
  }

  /** 500 ms down, 1,000 ms up. */
  duck(down: boolean): void {
    this.#ramp(down ? this.#volume * DUCKED : this.#volume, down ? DOWN_S : UP_S);
  }

  stop(): void {
    this.#url = '';
    const source = this.#source;
    this.#source = undefined;
    if (!source) return;
    this.#ramp(0, DOWN_S);
    source.stop(this.#engine.context.currentTime + DOWN_S);
  }

  #loop(buffer: AudioBuffer): void {
    const source = this.#engine.context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(this.#engine.music);
    this.#engine.music.gain.cancelScheduledValues(0);
    this.#engine.music.gain.value = 0;
    source.start();
    this.#source = source;
    this.#ramp(this.#volume, UP_S);
  }

  #ramp(to: number, seconds: number): void {
    const { gain } = this.#engine.music;
    const now = this.#engine.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(to, now + seconds);
  }
}
