import { monotonicMs } from '@fabula/kit/clock';
import { AppError } from '@fabula/kit/errors';

/** Remembers that speech hangs, so that not each sentence of a turn waits for it in vain. */
export class VoiceBreaker {
  private until = 0;

  constructor(private readonly ms: number) {}

  get isOn(): boolean {
    return monotonicMs() < this.until;
  }

  /** What fails at once costs nobody time; what did not answer in time is not asked for a while. */
  failed(error: unknown): void {
    if (error instanceof AppError && error.code === 'DEADLINE_EXCEEDED') this.until = monotonicMs() + this.ms;
  }
}
