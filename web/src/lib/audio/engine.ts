import { keepRunning } from './keepRunning.ts';

/** Dialogue is lifted over music and effects. */
const VOICE_GAIN = 2.0;
const FFT_SIZE = 2048;
const STORED = 'fabula.sound';

/** The page's one audio graph: voice, music and effects into one output that can be muted. */
export class AudioEngine {
  readonly context = new AudioContext();
  readonly voice = this.context.createGain();
  readonly music = this.context.createGain();
  readonly effects = this.context.createGain();
  readonly #output = this.context.createGain();
  readonly #analyser = this.context.createAnalyser();
  readonly #samples = new Float32Array(FFT_SIZE);

  constructor() {
    this.voice.gain.value = VOICE_GAIN;
    this.#analyser.fftSize = FFT_SIZE;
    this.voice.connect(this.#analyser).connect(this.#output);
    this.music.connect(this.#output);
    this.effects.connect(this.#output);
    this.#output.connect(this.context.destination);
    this.muted = localStorage.getItem(STORED) === 'off';
    keepRunning(this.context);
  }

  get muted(): boolean {
    return this.#output.gain.value === 0;
  }

  set muted(muted: boolean) {
    this.#output.gain.value = muted ? 0 : 1;
    localStorage.setItem(STORED, muted ? 'off' : 'on');
  }

  /** RMS of the voice that is heard now, as it was recorded (before the gain). */
  readonly level = (): number => {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let energy = 0;
    for (const value of this.#samples) energy += value * value;
    return Math.sqrt(energy / FFT_SIZE) / VOICE_GAIN;
  };

  /** Must be called inside a gesture: browsers keep a context silent until then. */
  async unlock(): Promise<void> {
    if (this.context.state !== 'running') await this.context.resume();
  }
}

let engine: AudioEngine | undefined;

/** The page's audio, made at the first call: one context lives as long as the page. */
export function audioEngine(): AudioEngine {
  engine ??= new AudioEngine();
  return engine;
}

/** Whether a gesture has unlocked sound on this page. */
export const audioUnlocked = (): boolean => engine?.context.state === 'running';
