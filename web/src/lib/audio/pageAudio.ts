import { Effects } from './effects.ts';
import { type AudioEngine, audioEngine } from './engine.ts';
import { Microphone } from './microphone.ts';
import { Music } from './music.ts';

/** Everything of this page that sounds or hears; made at the first gesture, lives on from screen to screen. */
export class PageAudio {
  readonly engine: AudioEngine = audioEngine();
  readonly music = new Music(this.engine);
  readonly effects = new Effects(this.engine);
  #microphone: Microphone | undefined;
  #asking: Promise<Microphone> | undefined;

  /**
   * The open microphone; asks the player at the first time and when the device has gone. Whoever asks while the player is
   * still asked waits for the same answer. Throws when refused.
   */
  async microphone(): Promise<Microphone> {
    if (this.#microphone?.live) return this.#microphone;
    this.#asking ??= Microphone.open(this.engine.context).finally(() => {
      this.#asking = undefined;
    });
    this.#microphone = await this.#asking;
    return this.#microphone;
  }

  closeMicrophone(): void {
    this.#microphone?.close();
    this.#microphone = undefined;
  }
}

let audio: PageAudio | undefined;

export function pageAudio(): PageAudio {
  audio ??= new PageAudio();
  return audio;
}
