import { levelOf } from '../level.ts';
import { PreRoll } from './preRoll.ts';
import { TARGET_RATE } from './resampler.ts';

export interface Chunk {
  /** 16 kHz, mono, 16-bit little-endian. */
  pcm: ArrayBuffer;
  /** RMS, 0 to 1. */
  level: number;
  last: boolean;
  /** It is the sound of the moment before the recording. */
  isEarly: boolean;
}

/** A new chunk's samples: 100 ms. */
const SIZE = TARGET_RATE / 10;
/** Nothing but zeros for so long is no room: there is noise in every one. */
const DEAF = TARGET_RATE / 4;
/** Longer than any machine lets its sound wait, ms. */
const GAP_MS = 500;

/** An open microphone's samples: in chunks while it records, else only the newest of them, for the recording that may follow. */
export class Capture {
  readonly #give: (chunk: Chunk) => void;
  readonly #before = new PreRoll();
  readonly #samples = new Float32Array(SIZE);
  #filled = 0;
  #isOn = false;
  #zeros = 0;
  #now = 0;

  constructor(give: (chunk: Chunk) => void) {
    this.#give = give;
  }

  /** Whether there has been no sound at all lately, not even a room's. */
  get isDeaf(): boolean {
    return this.#zeros >= DEAF;
  }

  /** Takes a sample at 16 kHz, -1 to 1. */
  push(sample: number): void {
    this.#zeros = sample === 0 ? this.#zeros + 1 : 0;
    if (this.#isOn) this.#keep(sample);
    else this.#before.push(sample);
  }

  /** Records from now on, and what was heard in the last `beforeS` seconds, as far as it is kept. */
  start(beforeS: number): void {
    this.stop();
    this.#isOn = true;
    const early = this.#before.take(Math.floor(beforeS * TARGET_RATE));
    if (early.length > 0) this.#give({ ...chunkOf(early), last: false, isEarly: true });
  }

  /** The last chunk follows at once, if it records. */
  stop(): void {
    if (!this.#isOn) return;
    this.#flush(true);
    this.#isOn = false;
  }

  /** What comes next is of this time, ms: after a gap (a suspended context) what was kept is of another moment. */
  at(now: number): void {
    if (now - this.#now > GAP_MS) this.#before.clear();
    this.#now = now;
  }

  #keep(sample: number): void {
    this.#samples[this.#filled++] = sample;
    if (this.#filled === SIZE) this.#flush(false);
  }

  #flush(last: boolean): void {
    this.#give({ ...chunkOf(this.#samples.subarray(0, this.#filled)), last, isEarly: false });
    this.#filled = 0;
  }
}

function chunkOf(samples: Float32Array): Pick<Chunk, 'pcm' | 'level'> {
  const pcm = Int16Array.from(samples, (value) =>
    Math.max(-32768, Math.min(32767, Math.round(value * 32768))),
  );
  return { pcm: pcm.buffer, level: levelOf(samples) };
}
