import type { AudioEngine } from './engine.ts';
import { loadSound } from './loadSound.ts';

/** A moment's volume is a number from 0 to 100. */
const SCALE = 0.01;
const DOWN_S = 0.5;
const UP_S = 1;

/** The music of a launch screen or a moment: one loop at a time, that steps back while the player speaks. */
export class Music {
  readonly #engine: AudioEngine;
  #url = '';
  /** Set while a track is wanted; another one each time that it is begun anew. */
  #wanted: symbol | undefined;
  /** Each track has a gain of its own: one that fades out is not lifted by the next one's beginning. */
  #track: { source: AudioBufferSourceNode; fade: GainNode } | undefined;
  #volume = 0;
  #isDucked = false;

  constructor(engine: AudioEngine) {
    this.#engine = engine;
  }

  /** Loops `url` at a volume of 0 to 100; the same address again only changes the volume. */
  async play(url: string, volume: number): Promise<void> {
    this.#volume = volume * SCALE;
    if (url === this.#url) return this.#turnTo(this.#volume);
    this.stop();
    if (url === '') return;
    const wanted = Symbol(url);
    this.#url = url;
    this.#wanted = wanted;
    try {
      const buffer = await loadSound(this.#engine.context, url);
      // The same address may have been stopped while it was fetched, and be wanted anew since.
      if (this.#wanted === wanted) this.#loop(buffer);
    } catch (error) {
      console.warn('music could not be played', error);
      if (this.#wanted === wanted) this.#url = '';
    }
  }

  /** Silent while somebody records, for what a loudspeaker plays is heard as an answer: 500 ms down, 1,000 ms up. */
  duck(down: boolean): void {
    this.#isDucked = down;
    this.#ramp(this.#engine.music, down ? 0 : 1, down ? DOWN_S : UP_S);
  }

  /** Nothing of it is left until it comes up again: a microphone beside the page's own hears all that sounds. */
  hush(): void {
    this.#ramp(this.#engine.music, 0, DOWN_S);
  }

  stop(): void {
    this.#url = '';
    this.#wanted = undefined;
    const track = this.#track;
    this.#track = undefined;
    if (!track) return;
    this.#ramp(track.fade, 0, DOWN_S);
    track.source.stop(this.#engine.context.currentTime + DOWN_S);
  }

  #loop(buffer: AudioBuffer): void {
    const { context, music } = this.#engine;
    const source = context.createBufferSource();
    const fade = context.createGain();
    source.buffer = buffer;
    source.loop = true;
    source.connect(fade).connect(music);
    fade.gain.value = 0;
    source.start();
    this.#track = { source, fade };
    this.#turnTo(this.#volume);
    // Hushed music is heard again with its next track.
    if (!this.#isDucked) this.#ramp(music, 1, UP_S);
  }

  #turnTo(volume: number): void {
    if (this.#track) this.#ramp(this.#track.fade, volume, UP_S);
  }

  #ramp({ gain }: GainNode, to: number, seconds: number): void {
    const now = this.#engine.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(to, now + seconds);
  }
}
