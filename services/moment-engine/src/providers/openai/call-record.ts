import type { CallOutcome, ModelCall } from '../../domain/model-call.ts';
import type { Chunk, Usage } from './chunks.ts';
import { ModelFailed } from './failure.ts';

type About = Pick<ModelCall, 'prompt' | 'model' | 'playerStoryId' | 'turnNo' | 'userId' | 'promptText'>;

/** Takes down how a question to the model goes. */
export class CallRecord {
  private readonly started = performance.now();
  private firstTokenMs: number | null = null;
  private ending: Pick<ModelCall, 'wholeMs' | 'outcome' | 'failure'> | undefined;
  private usage: Usage = { tokensIn: null, tokensOut: null };

  constructor(private readonly about: About) {}

  received({ text, usage }: Chunk): void {
    if (text !== '') this.firstTokenMs ??= this.elapsed();
    if (usage) this.usage = usage;
  }

  /** How it ended; what is said first counts. */
  ended(outcome: CallOutcome, error?: unknown): void {
    const failure = error instanceof ModelFailed ? error.reason : error === undefined ? null : 'aborted';
    this.ending ??= { wholeMs: this.elapsed(), outcome, failure };
  }

  /** A listener that went away without a word aborted it. */
  call(answerText: string): ModelCall {
    this.ended('aborted');
    const ending = this.ending ?? { wholeMs: this.elapsed(), outcome: 'aborted', failure: null };
    return { ...this.about, ...this.usage, ...ending, firstTokenMs: this.firstTokenMs, answerText };
  }

  private elapsed(): number {
    return Math.round(performance.now() - this.started);
  }
}
