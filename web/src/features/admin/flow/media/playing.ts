/** How loud the sound of a moment is there where stories are made. */
const VOLUME = 0.7;

interface Sounding {
  readonly url: string;
  readonly audio: HTMLAudioElement;
  readonly tell: (isPlaying: boolean) => void;
}

/** At most one sound of a moment is heard at a time. */
class Playing {
  #now: Sounding | undefined;

  /** @param tell is told whether it is being heard: it ends by itself, is stopped, or gives way to another one */
  start(url: string, tell: (isPlaying: boolean) => void): void {
    this.stop();
    const audio = new Audio(url);
    audio.volume = VOLUME;
    this.#now = { url, audio, tell };
    audio.onended = () => this.stop(url);
    tell(true);
    audio.play().catch(() => this.stop(url));
  }

  /** Of this address, or whichever it is. */
  stop(url = this.#now?.url): void {
    const now = this.#now;
    if (now === undefined || now.url !== url) return;
    this.#now = undefined;
    now.audio.pause();
    now.tell(false);
  }
}

export const playing = new Playing();
