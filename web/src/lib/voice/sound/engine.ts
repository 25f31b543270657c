import { inTime } from '../../inTime.ts';
import { kept } from '../../storage.ts';
import { levelOf } from '../level.ts';
import { soundGraph, VOICE_GAIN } from './graph.ts';
import { resumeWhenAllowed } from './resumeWhenAllowed.ts';
import { SoundUnavailable } from './soundUnavailable.ts';

const FFT_SIZE = 2048;
/** A sound device that has gone to sleep takes a second or two. */
const START_MS = 5_000;
const STORED = 'fabula.sound';
/** What a room gives back of a voice after its last sound, s. */
const ROOM_S = 0.25;

/** The page's one audio graph: voice, music and effects into one output that can be muted. */
export class AudioEngine {
  readonly context = new AudioContext();
  readonly #graph = soundGraph(this.context);
  readonly voice = this.#graph.voice;
  readonly music = this.#graph.music;
  readonly effects = this.#graph.effects;
  readonly #output = this.#graph.output;
  readonly #analyser = this.context.createAnalyser();
  readonly #samples = new Float32Array(FFT_SIZE);
  /** A voice that sounds now without passing this graph: how loud it is about, and whom to tell that it is not to be heard. */
  beside: { readonly level: () => number; readonly onMuted: () => void } | undefined;
  /** When the last line that was given has left the graph, or will have; on the context's clock, s. */
  voiceEndsAt = 0;

  constructor() {
    this.#analyser.fftSize = FFT_SIZE;
    this.voice.connect(this.#analyser);
    this.muted = kept.get(STORED) === 'off';
    resumeWhenAllowed(this.context);
  }

  get muted(): boolean {
    return this.#output.gain.value === 0;
  }

  set muted(muted: boolean) {
    this.#output.gain.value = muted ? 0 : 1;
    kept.set(STORED, muted ? 'off' : 'on');
    if (muted) this.beside?.onMuted();
  }

  /** Until when a microphone may hear a character's voice from the loudspeaker; on the context's clock, s. Nobody knows where it sounds beside it. */
  get echoEndsAt(): number {
    if (this.beside) return Number.POSITIVE_INFINITY;
    return this.voiceEndsAt + (this.context.outputLatency || this.context.baseLatency || 0) + ROOM_S;
  }

  /** RMS of the voice that is heard now, as it was recorded (before the gain). */
  readonly level = (): number => {
    if (this.beside) return this.beside.level();
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return levelOf(this.#samples) / VOICE_GAIN;
  };

  /** Must be called inside a gesture: browsers keep a context silent until then. */
  async unlock(): Promise<void> {
    if (this.context.state !== 'running') await this.context.resume();
  }

  /**
   * The same, until sound runs: what is recorded passes through it. Throws SoundUnavailable where it does not come, as on a
   * machine with nothing to play sound on, where Firefox would wait for ever.
   */
  async untilRunning(): Promise<void> {
    if (!(await inTime(this.unlock(), START_MS))) throw new SoundUnavailable('sound does not start');
  }
}

let engine: AudioEngine | undefined;

/** The page's audio, made at the first call: one context lives as long as the page. */
export function audioEngine(): AudioEngine {
  engine ??= new AudioEngine();
  return engine;
}
