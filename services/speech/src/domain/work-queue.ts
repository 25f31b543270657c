import { SpeechAborted, SpeechBusy } from './errors.ts';

export interface WorkQueueOptions {
  /** Jobs at once. */
  readonly width: number;
  /** Milliseconds that a job may wait for its start. */
  readonly patienceMs: number;
}

/** Runs a few jobs at a time; one that has waited too long is refused, so that the rest stay quick. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: WorkQueueOptions) {}

  /** Jobs that wait for their start. */
  get length(): number {
    return this.waiting.length;
  }

  /** Throws SpeechBusy after the patience, SpeechAborted when called off while waiting, else what `work` throws. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (signal.aborted) throw new SpeechAborted(signal.reason);
    if (this.running < this.options.width) this.running += 1;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      this.handOn();
    }
  }

  /** A job that ends gives its place to the next one, and frees it only when nobody waits. */
  private handOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', aborted);
        const place = this.waiting.indexOf(start);
        if (place >= 0) this.waiting.splice(place, 1);
        finish();
      };
      const start = () => settle(resolve);
      const aborted = () => settle(() => reject(new SpeechAborted(signal.reason)));
      const timer = setTimeout(() => settle(() => reject(new SpeechBusy())), this.options.patienceMs);
      signal.addEventListener('abort', aborted, { once: true });
      this.waiting.push(start);
    });
  }
}
