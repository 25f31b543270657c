import type { AudioEngine } from '../sound/engine.ts';
import type { LinePlayer, LineToSay } from './linePlayer.ts';

interface Scheduled {
  source: AudioBufferSourceNode;
  start: number;
  end: number;
}

/** Time before a first line starts, s: enough to schedule it on a sample. */
const LEAD = 0.03;
const FADE = 0.08;

/** Lines in the site's own sound, without a gap, in the order they were given. */
export class PlayedLines implements LinePlayer {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #lines: Scheduled[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #tail = 0;
  /** Milliseconds, once it was stopped. */
  #heard: number | undefined;

  constructor({ context, voice }: Pick<AudioEngine, 'context' | 'voice'>) {
    this.#context = context;
    this.#gain = context.createGain();
    this.#gain.connect(voice);
  }

  add({ buffer, onStart, onEnd }: Pick<LineToSay, 'buffer' | 'onStart' | 'onEnd'>): void {
    if (this.#heard !== undefined) return;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#gain);
    const rate = this.#context.sampleRate;
    // On a whole sample: no resampling, no click.
    const start = Math.round(Math.max(this.#tail, this.#context.currentTime + LEAD) * rate) / rate;
    source.start(start);
    this.#tail = start + buffer.duration;
    this.#lines.push({ source, start, end: this.#tail });
    this.#at(start, () => onStart(buffer.duration * 1000));
    this.#at(this.#tail, onEnd);
  }

  get endsAt(): number {
    return this.#tail;
  }

  /** Waiting between lines does not count. */
  get heardMs(): number {
    if (this.#heard !== undefined) return this.#heard;
    const now = this.#audible;
    const seconds = this.#lines.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(now, end) - start),
      0,
    );
    return Math.round(seconds * 1000);
  }

  /** Fades out. */
  stop(): number {
    if (this.#heard !== undefined) return this.#heard;
    this.#heard = this.heardMs;
    for (const timer of this.#timers) clearTimeout(timer);
    const now = this.#context.currentTime;
    this.#gain.gain.setValueAtTime(1, now);
    this.#gain.gain.linearRampToValueAtTime(0, now + FADE);
    for (const { source, end } of this.#lines) if (end > now) source.stop(now + FADE);
    this.#tail = Math.min(this.#tail, now + FADE);
    return this.#heard;
  }

  /** The context's time of what leaves the loudspeaker now, s. */
  get #audible(): number {
    return this.#context.currentTime - (this.#context.outputLatency || this.#context.baseLatency || 0);
  }

  /** Calls back when `time` (of the context, s) leaves the loudspeaker. */
  #at(time: number, call: () => void): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        // A context that was interrupted stands still: look again.
        if (this.#audible < time - 0.05) this.#at(time, call);
        else call();
      },
      Math.max(0, (time - this.#audible) * 1000),
    );
    this.#timers.add(timer);
  }
}
