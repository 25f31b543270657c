import type { Clock } from '../../clock.ts';
import type { Microphone } from './microphone.ts';

/** A page that nobody looks at keeps the microphone so long, ms. */
const HIDDEN_MS = 60_000;

export interface OpenMicrophoneOptions<D> {
  /** Asks for the device. Throws what the browser throws when the player refuses. */
  readonly open: () => Promise<D>;
  /** Whether the browser would open it without asking the player. */
  readonly isGranted: () => Promise<boolean>;
  readonly clock: Clock;
}

/** The page's one microphone: it stays open from answer to answer, and no longer than somebody plays and looks. */
export class OpenMicrophone<D extends Pick<Microphone, 'live' | 'close'>> {
  readonly #options: OpenMicrophoneOptions<D>;
  #device: D | undefined;
  #asking: Promise<D> | undefined;
  #wasOpenWhenSeen = false;
  #cancelHidden: () => void = () => undefined;

  constructor(options: OpenMicrophoneOptions<D>) {
    this.#options = options;
  }

  /** Whoever asks while the player is still asked waits for the same answer. Throws when refused. */
  get(): Promise<D> {
    if (this.#device?.live) return Promise.resolve(this.#device);
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** Nobody plays any more; what is granted later is given back at once. */
  close(): void {
    this.#device?.close();
    this.#device = undefined;
    this.#asking = undefined;
    this.#wasOpenWhenSeen = false;
  }

  /** The page is looked at no more, or again. */
  visibilityChanged(isVisible: boolean): void {
    this.#cancelHidden();
    if (!isVisible) this.#cancelHidden = this.#options.clock.after(HIDDEN_MS, () => this.#rest());
    else if (this.#wasOpenWhenSeen) void this.#openAgain();
  }

  #rest(): void {
    const wasOpen = this.#device?.live === true;
    this.close();
    this.#wasOpenWhenSeen = wasOpen;
  }

  /** As long as it is granted. Else the player is asked at the next recording, which has a gesture. */
  async #openAgain(): Promise<void> {
    try {
      const isGranted = await this.#options.isGranted();
      if (isGranted && this.#wasOpenWhenSeen) await this.get();
    } catch (error) {
      console.warn('the microphone stays closed', error);
    }
    this.#wasOpenWhenSeen = false;
  }

  #ask(): Promise<D> {
    const asking = this.#options.open().then((device) => {
      if (asking !== this.#asking) device.close();
      else this.#device = device;
      return device;
    });
    const over = () => {
      if (asking === this.#asking) this.#asking = undefined;
    };
    asking.then(over, over);
    return asking;
  }
}
