interface Scheduled {
  source: AudioBufferSourceNode;
  start: number;
  end: number;
}

/** Time before a first line starts, s: enough to schedule it on a sample. */
const LEAD = 0.03;
const FADE = 0.08;

/** Plays the sentences of one answer without a gap, in the order they were given. */
export class LineQueue {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #lines: Scheduled[] = [];
  #tail = 0;
  #stopped = false;
  #heard = 0;

  constructor(context: AudioContext, destination: AudioNode) {
    this.#context = context;
    this.#gain = context.createGain();
    this.#gain.connect(destination);
  }

  /** Schedules a line; answers when it starts and ends on the context's clock, s. Undefined once stopped. */
  add(buffer: AudioBuffer): { start: number; end: number } | undefined {
    if (this.#stopped) return undefined;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#gain);
    const rate = this.#context.sampleRate;
    // On a whole sample: no resampling, no click.
    const start = Math.round(Math.max(this.#tail, this.#context.currentTime + LEAD) * rate) / rate;
    source.start(start);
    this.#tail = start + buffer.duration;
    this.#lines.push({ source, start, end: this.#tail });
    return { start, end: this.#tail };
  }

  /** When the last of it leaves the graph, s. */
  get endsAt(): number {
    return this.#tail;
  }

  /** The context's time of what leaves the loudspeaker now, s. */
  get audible(): number {
    return this.#context.currentTime - (this.#context.outputLatency || this.#context.baseLatency || 0);
  }

  /** Milliseconds that have left the loudspeaker; waiting between sentences does not count. */
  get heardMs(): number {
    if (this.#stopped) return this.#heard;
    const now = this.audible;
    const seconds = this.#lines.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(now, end) - start),
      0,
    );
    return Math.round(seconds * 1000);
  }

  /** Fades out; answers what was heard, ms. */
  stop(): number {
    if (this.#stopped) return this.#heard;
    this.#heard = this.heardMs;
    this.#stopped = true;
    const now = this.#context.currentTime;
    this.#gain.gain.setValueAtTime(1, now);
    this.#gain.gain.linearRampToValueAtTime(0, now + FADE);
    for (const { source, end } of this.#lines) if (end > now) source.stop(now + FADE);
    this.#tail = Math.min(this.#tail, now + FADE);
    return this.#heard;
  }
}
