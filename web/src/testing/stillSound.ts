// A page's sound and microphone where there is no device: sentences take the time that a test gives them, and what is
// recorded is what a test says.
import type { Asked } from '../lib/voice/microphone/pcm.worklet.ts';

/** How long every sentence takes to be heard, s. */
let lineS = 0.05;

export const setLineSeconds = (seconds: number): void => {
  lineS = seconds;
};

const param = () => ({
  value: 1,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  cancelScheduledValues: () => undefined,
});

const node = () => {
  const one = {
    gain: param(),
    fftSize: 0,
    start: () => undefined,
    stop: () => undefined,
    disconnect: () => undefined,
    getFloatTimeDomainData: () => undefined,
    connect: (to: unknown) => to,
  };
  return one;
};

class StillContext extends EventTarget {
  readonly state = 'running';
  readonly sampleRate = 48_000;
  readonly destination = node();
  readonly audioWorklet = { addModule: async () => undefined };
  readonly createGain = node;
  readonly createAnalyser = node;
  readonly createWaveShaper = node;
  readonly createBufferSource = node;
  readonly createMediaStreamSource = node;

  get currentTime(): number {
    return performance.now() / 1000;
  }

  async decodeAudioData() {
    return { duration: lineS };
  }

  async resume(): Promise<void> {}
}

/** The worklet of a recording. */
class StillWorklet {
  readonly connect = (to: unknown) => to;
  readonly port = {
    onmessage: (_: { data: unknown }) => undefined,
    postMessage: (asked: Asked) => void (asked === 'stop' && this.#give(true)),
  };

  constructor(_: unknown, name: string) {
    if (name === 'pcm-capture') recording = () => this.#give(false);
  }

  #give(last: boolean): void {
    this.port.onmessage({ data: { pcm: new ArrayBuffer(3200), level: 0.5, last, isEarly: false } });
  }
}

let recording: () => void = () => undefined;

/** The microphone hears 100 ms of what the player says. */
export const hear = (): void => recording();

let answer: () => Promise<unknown> = async () => undefined;

/** What the browser says when it is asked for the microphone. */
export const whenAsked = (next: () => Promise<unknown>): void => {
  answer = next;
};

export const MICROPHONE = { getTracks: () => [{ readyState: 'live', stop: () => undefined }] };

class StillWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** Gives a page without a browser all that a game asks of one. */
export function furnishGame(): void {
  Object.assign(globalThis, {
    AudioContext: StillContext,
    AudioWorkletNode: StillWorklet,
    Worker: StillWorker,
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    fetch: async (asked: unknown) =>
      new Response('', { status: String(asked).startsWith('/sounds/') ? 200 : 404 }),
  });
  const mediaDevices = { getUserMedia: () => answer() };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
}
