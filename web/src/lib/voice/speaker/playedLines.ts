import type { AudioEngine } from '../sound/engine.ts';
import type { LinePlayer, LineToSay } from './linePlayer.ts';
import { LineQueue } from './lineQueue.ts';

/** Lines in the site's own sound. */
export class PlayedLines implements LinePlayer {
  readonly #queue: LineQueue;
  readonly #timers = new Set<number>();

  constructor(engine: AudioEngine) {
    this.#queue = new LineQueue(engine.context, engine.voice);
  }

  add({ buffer, onStart, onEnd }: LineToSay): void {
    const times = this.#queue.add(buffer);
    if (!times) return;
    this.#at(times.start, () => onStart(buffer.duration * 1000));
    this.#at(times.end, onEnd);
  }

  get heardMs(): number {
    return this.#queue.heardMs;
  }

  get endsAt(): number {
    return this.#queue.endsAt;
  }

  stop(): number {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    return this.#queue.stop();
  }

  /** Calls back when `time` (of the context, s) leaves the loudspeaker. */
  #at(time: number, call: () => void): void {
    const timer = window.setTimeout(
      () => {
        this.#timers.delete(timer);
        // A context that was interrupted stands still: look again.
        if (this.#queue.audible < time - 0.05) this.#at(time, call);
        else call();
      },
      Math.max(0, (time - this.#queue.audible) * 1000),
    );
    this.#timers.add(timer);
  }
}
