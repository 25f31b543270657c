import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import { fromZero, type Metrics } from '@fabula/kit/metrics';
import type { ModelCall } from '../domain/model-call.ts';
import { costOf, type Prices } from '../domain/model-price.ts';
import { insertCall } from './model-calls.ts';

export interface CallLogOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly prices: Prices;
  readonly days: number;
  /** What will be asked, and how that can fail: counted from 0. */
  readonly known?: { readonly prompts: readonly string[]; readonly failures: readonly string[] };
}

/** Writes down what the model was asked, and counts it. No turn waits for it. */
export class CallLog {
  private readonly writing = new Set<Promise<void>>();
  private readonly calls;
  private readonly firstTokens;
  private readonly costs;
  private readonly tokens;
  private readonly wholes;

  constructor(private readonly options: CallLogOptions) {
    const { metrics, known: { prompts, failures } = { prompts: [], failures: [] } } = options;
    const names = ['prompt', 'outcome', 'failure'];
    this.calls = fromZero(
      metrics.counter('fabula_model_calls_total', 'Questions to the language model', names),
      prompts.flatMap((prompt) => [
        { prompt, outcome: 'ok', failure: '' },
        ...failures.map((failure) => ({ prompt, outcome: 'fell_back', failure })),
      ]),
    );
    this.tokens = metrics.counter('fabula_model_tokens_total', 'Tokens that the model read and wrote', [
      'direction',
    ]);
    this.wholes = metrics.histogram('fabula_model_seconds', 'From a question to the end of its answer');
    this.firstTokens = metrics.histogram('fabula_model_first_token_seconds', 'Time to the first text');
    this.costs = metrics.counter(
      'fabula_model_cost_total',
      'What the model cost, in the currency of its prices',
    );
  }

  write(call: ModelCall): void {
    const { prices, days, db } = this.options;
    const cost = costOf(call, prices);
    this.calls.inc({ prompt: call.prompt, outcome: call.outcome, failure: call.failure ?? '' });
    if (call.firstTokenMs !== null) this.firstTokens.observe(call.firstTokenMs / 1_000);
    if (cost !== null) this.costs.inc(cost);
    this.tokens.inc({ direction: 'in' }, call.tokensIn ?? 0);
    this.tokens.inc({ direction: 'out' }, call.tokensOut ?? 0);
    this.wholes.observe(call.wholeMs / 1_000);
    const written = insertCall(db.statement, { ...call, cost, keepDays: days }).catch((error: unknown) =>
      this.options.log.warn({ err: error, prompt: call.prompt }, 'a question to the model was not logged'),
    );
    this.writing.add(written);
    void written.finally(() => this.writing.delete(written));
  }

  /** Waits until all is written. */
  async close(): Promise<void> {
    await Promise.all(this.writing);
  }
}
