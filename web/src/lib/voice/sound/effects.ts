import type { AudioEngine } from './engine.ts';
import { loadSound } from './loadSound.ts';

export type SoundName =
  | 'press'
  | 'card'
  | 'perfect'
  | 'rank'
  | 'ticket'
  | 'thinking'
  | 'win'
  | 'lose'
  | 'reward';

/** Interface sounds by default; effects range from 0.3 to 0.5. */
export const INTERFACE_VOLUME = 0.5;
const THINKING_VOLUME = INTERFACE_VOLUME * 0.7;
const FADE_S = 0.25;

/** The sounds of the interface. Sound never carries news alone: one that cannot be played is only logged. */
export class Effects {
  readonly #engine: AudioEngine;
  readonly #buffers = new Map<SoundName, Promise<AudioBuffer>>();
  #thinking: { gain: GainNode; source: AudioBufferSourceNode } | undefined;
  /** Set while the thinking sound is wanted; another one each time that it is. */
  #wanted: symbol | undefined;

  constructor(engine: AudioEngine) {
    this.#engine = engine;
  }

  async play(name: SoundName, volume = INTERFACE_VOLUME): Promise<void> {
    try {
      this.#start(await this.#buffer(name), volume, false);
    } catch (error) {
      console.warn(`the sound ${name} could not be played`, error);
    }
  }

  /** The thinking sound loops as long as it is wanted. */
  async think(on: boolean): Promise<void> {
    if (on === (this.#wanted !== undefined)) return;
    const wanted = on ? Symbol('thinking') : undefined;
    this.#wanted = wanted;
    if (!wanted) return this.#stopThinking();
    try {
      const buffer = await this.#buffer('thinking');
      // It may have been stopped while it was fetched, and be wanted anew since.
      if (this.#wanted === wanted) this.#thinking = this.#start(buffer, THINKING_VOLUME, true);
    } catch (error) {
      console.warn('the thinking sound could not be played', error);
    }
  }

  #stopThinking(): void {
    if (!this.#thinking) return;
    const { gain, source } = this.#thinking;
    this.#thinking = undefined;
    const now = this.#engine.context.currentTime;
    // A ramp begins at the last value that was set: without this one, at the sound's beginning.
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + FADE_S);
    source.stop(now + FADE_S);
  }

  #start(buffer: AudioBuffer, volume: number, loop: boolean) {
    const { context, effects } = this.#engine;
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.setValueAtTime(volume, context.currentTime);
    source.buffer = buffer;
    source.loop = loop;
    source.connect(gain).connect(effects);
    source.start();
    return { gain, source };
  }

  #buffer(name: SoundName): Promise<AudioBuffer> {
    const known = this.#buffers.get(name);
    if (known) return known;
    const loading = loadSound(this.#engine.context, `/sounds/${name}.mp3`);
    this.#buffers.set(name, loading);
    loading.catch(() => this.#buffers.delete(name));
    return loading;
  }
}
