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
    const own = { url, audio, tell };
    this.#now = own;
    audio.onended = () => this.#end(own, 'ended');
    tell(true);
    audio.play().catch(() => this.#end(own, 'failed'));
  }

  /** Of this address, or whichever it is. */
  stop(url = this.#now?.url): void {
    const now = this.#now;
    if (now?.url === url) this.#end(now, 'stopped');
  }

  /** What gave way before may end late: whatever is heard by now is another one, be it of the same address. */
  #end(one: Sounding | undefined, why: Silence): void {
    if (one === undefined || this.#now !== one) return;
    this.#now = undefined;
    one.audio.pause();
    one.tell(false, why);
  }
}

export const playing = new Playing();
