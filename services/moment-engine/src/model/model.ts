import type { Director } from '@fabula/director/director';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import type { AnswerCache } from '../domain/answer-cache.ts';
import type { ModelConfig } from '../model-config.ts';
import { OpenAiDirector } from '../providers/openai/openai-director.ts';
import { CallLog } from './call-log.ts';
import { StoredAnswers } from './stored-answers.ts';
import type { WordStore } from './word-keeper.ts';

/** A language model to ask, if there is one now, and where is kept what it, or one before it, was asked. */
export interface ModelSettings extends WordStore {
  readonly config: ModelConfig | undefined;
}

export interface Model {
  readonly director: Director;
  readonly answers: AnswerCache;
  close(): Promise<void>;
}

interface ModelDeps extends Pick<WordStore, 'db'> {
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** The director that asks a language model, with all that belongs to it. Does not close the database. */
export function createModel(config: ModelConfig, { db, log, metrics }: ModelDeps): Model {
  const { prices, logDays: days } = config;
  const calls = new CallLog({ db, log, metrics, prices, days });
  const director = new OpenAiDirector({ ...config, onCall: (call) => calls.write(call) });
  return {
    director,
    answers: new StoredAnswers(db, log, days),
    close: async () => {
      await director.close();
      await calls.close();
    },
  };
}
