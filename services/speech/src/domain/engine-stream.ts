import { AppError } from '@fabula/kit/errors';
import { EngineFailed, SpeechAborted } from './errors.ts';

export type EngineRole = 'recogniser' | 'voice' | 'voice_activity';

/** What one piece of work cost and how it ended. Times in milliseconds. */
export interface EngineMetrics {
  readonly engine: string;
  readonly role: EngineRole;
  readonly outcome: 'ok' | 'aborted' | 'failed';
  /** Until the first result; absent if there was none. */
  readonly firstMs?: number;
  readonly totalMs: number;
  readonly results: number;
}

export interface EngineJob<Item> {
  readonly engine: string;
  readonly role: EngineRole;
  readonly signal: AbortSignal | undefined;
  readonly work: (signal: AbortSignal) => AsyncIterable<Item>;
  readonly report: (metrics: EngineMetrics) => void;
}

/**
 * One piece of work of an engine, read once. It owns its abort (the caller's signal, `abort()`, or reading that stops
 * early) and its metrics, so that no provider has to think of either. Fails with errors of ours only.
 */
export class EngineStream<Item> implements AsyncIterable<Item> {
  private readonly own = new AbortController();
  private readonly signal: AbortSignal;
  private results = 0;
  private firstMs: number | undefined;
  private readonly started = performance.now();

  constructor(private readonly job: EngineJob<Item>) {
    this.signal = job.signal ? AbortSignal.any([job.signal, this.own.signal]) : this.own.signal;
  }

  abort(): void {
    this.own.abort();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    let outcome: EngineMetrics['outcome'] = 'aborted'; // stands when the reader leaves early
    try {
      this.signal.throwIfAborted();
      for await (const item of this.job.work(this.signal)) yield this.counted(item);
      outcome = 'ok';
    } catch (error) {
      outcome = this.signal.aborted ? 'aborted' : 'failed';
      throw this.named(error);
    } finally {
      this.own.abort();
      this.report(outcome);
    }
  }

  private counted(item: Item): Item {
    this.firstMs ??= performance.now() - this.started;
    this.results += 1;
    return item;
  }

  private named(error: unknown): AppError {
    if (this.signal.aborted) return new SpeechAborted(error);
    return error instanceof AppError ? error : new EngineFailed(this.job.engine, error);
  }

  private report(outcome: EngineMetrics['outcome']): void {
    const { engine, role } = this.job;
    const totalMs = performance.now() - this.started;
    const first = this.firstMs === undefined ? {} : { firstMs: this.firstMs };
    this.job.report({ engine, role, outcome, totalMs, results: this.results, ...first });
  }
}
