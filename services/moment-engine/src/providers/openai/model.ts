import type { Director } from '@fabula/director/director';
import type { Logger } from '@fabula/kit/log';
import { cacheMeter, type Metrics } from '@fabula/kit/metrics';
import type { TextStore } from '../../consumers/text-retention.ts';
import type { AnswerCache } from '../../domain/answer-cache.ts';
import { CallLog } from '../../store/call-log.ts';
import { StoredAnswers } from '../../store/stored-answers.ts';
import { loadPrompts } from '../prompts/prompts.ts';
import type { ModelConfig } from './config.ts';
import { FAILURES } from './failure.ts';
import { OpenAiDirector } from './openai-director.ts';

/** A language model to ask, if there is one now, and where is kept what it, or one before it, was asked. */
export interface ModelSettings extends TextStore {
  readonly config: ModelConfig | undefined;
}

export interface Model {
  readonly director: Director;
  readonly answers: AnswerCache;
  close(): Promise<void>;
}

interface ModelDeps extends Pick<TextStore, 'db'> {
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** The director that asks a language model, with all that belongs to it. Does not close the database. */
export function createModel(config: ModelConfig, { db, log, metrics }: ModelDeps): Model {
  const { prices, logDays: days } = config;
  const prompts = [...loadPrompts().tasks.values()].map(({ name }) => name);
  const known = { prompts, failures: FAILURES };
  const calls = new CallLog({ db, log, metrics, prices, days, known });
  const director = new OpenAiDirector({ ...config, onCall: (call) => calls.write(call) });
  metrics.sampled({
    ...{ name: 'fabula_model_resting', help: '1 while the language model is given up for a while' },
    read: () => Number(director.isResting),
  });
  return {
    director,
    answers: new StoredAnswers(db, log, days, cacheMeter(metrics, 'answers')),
    close: async () => {
      await director.close();
      await calls.close();
    },
  };
}
