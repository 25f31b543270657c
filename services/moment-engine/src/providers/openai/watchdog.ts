import { type FailureReason, ModelFailed } from './failure.ts';

/** How long the model may take, in milliseconds. */
export interface ModelTimes {
  /** From the question to the first words, waiting and trying again included. */
  readonly firstToken: number;
  /** Between two pieces of text. */
  readonly betweenTokens: number;
  /** From the question to the end. */
  readonly whole: number;
}

/**
 * Ends a question that takes too long. Only text counts as a sign of life: servers that are stuck still send comments,
 * so a socket's own timeout would wait for ever.
 */
export class Watchdog {
  readonly signal: AbortSignal;
  private readonly late = new AbortController();
  private readonly until: number;
  private readonly whole: NodeJS.Timeout;
  private next: NodeJS.Timeout;

  constructor(
    private readonly times: ModelTimes,
    turn: AbortSignal,
  ) {
    this.signal = AbortSignal.any([turn, this.late.signal]);
    this.until = performance.now() + times.firstToken;
    this.whole = this.endAfter(times.whole, 'too_slow');
    this.next = this.endAfter(times.firstToken, 'silent');
  }

  /** Milliseconds that are left for the first words. */
  get left(): number {
    return this.until - performance.now();
  }

  /** Some text has come. */
  received(): void {
    clearTimeout(this.next);
    this.next = this.endAfter(this.times.betweenTokens, 'stalled');
  }

  /** What an error means: an aborted request does not know why it was. */
  meaningOf(error: unknown, otherwise: FailureReason): unknown {
    if (this.late.signal.aborted) return this.late.signal.reason;
    if (this.signal.aborted) return this.signal.reason;
    return error instanceof ModelFailed ? error : new ModelFailed(otherwise);
  }

  end(): void {
    clearTimeout(this.whole);
    clearTimeout(this.next);
  }

  private endAfter(ms: number, reason: FailureReason): NodeJS.Timeout {
    return setTimeout(() => this.late.abort(new ModelFailed(reason)), ms);
  }
}
