/** How loud the sound of a moment is there where stories are made. */
const VOLUME = 0.7;

/** Why it is not heard any more. */
export type Silence = 'ended' | 'stopped' | 'failed';

type Tell = (isPlaying: boolean, why?: Silence) => void;

interface Sounding {
  readonly url: string;
  readonly audio: HTMLAudioElement;
  readonly tell: Tell;
}

/** At most one sound is heard at a time where stories are made. */
class Playing {
  #now: Sounding | undefined;

  /**
   * @param tell is told whether it is being heard: it ends by itself, is stopped, or gives way to another one
   * @param volume 0 to 1
   */
  start(url: string, tell: Tell, volume = VOLUME): void {
    this.stop();
    const audio = new Audio(url);
    audio.volume = volume;
    this.#now = { url, audio, tell };
    audio.onended = () => this.stop(url, 'ended');
    tell(true);
    audio.play().catch(() => this.stop(url, 'failed'));
  }

  /** Of this address, or whichever it is. */
  stop(url = this.#now?.url, why: Silence = 'stopped'): void {
    const now = this.#now;
    if (now === undefined || now.url !== url) return;
    this.#now = undefined;
    now.audio.pause();
    now.tell(false, why);
  }
}

export const playing = new Playing();
