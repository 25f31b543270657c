import { realClock } from '../../clock.ts';
import { Microphone } from '../microphone/microphone.ts';
import { OpenMicrophone } from '../microphone/openMicrophone.ts';
import { Effects } from './effects.ts';
import { type AudioEngine, audioEngine } from './engine.ts';
import { Music } from './music.ts';

/** Everything of this page that sounds or hears; made at the first gesture, lives on from screen to screen. */
export class PageAudio {
  readonly engine: AudioEngine = audioEngine();
  readonly music = new Music(this.engine);
  readonly effects = new Effects(this.engine);
  readonly #microphone = new OpenMicrophone({
    open: () => Microphone.open(this.engine.context),
    isGranted,
    clock: realClock,
  });

  constructor() {
    document.addEventListener('visibilitychange', () =>
      this.#microphone.visibilityChanged(document.visibilityState === 'visible'),
    );
  }

  /** The open microphone; asks the player at the first time. Throws when refused. */
  microphone(): Promise<Microphone> {
    return this.#microphone.get();
  }

  /** Whoever has left the game, or come to its end, is not listened to. */
  closeMicrophone(): void {
    this.#microphone.close();
  }
}

/** Not every browser tells. */
async function isGranted(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: 'microphone' });
  return state === 'granted';
}

let audio: PageAudio | undefined;

export function pageAudio(): PageAudio {
  audio ??= new PageAudio();
  return audio;
}

/** For whoever leaves a page on which sound may never have been asked for. */
export function closeMicrophone(): void {
  audio?.closeMicrophone();
}
