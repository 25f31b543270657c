import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import { ProgressResetSchema, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { progressReset } from '../consumers/progress-reset.ts';
import { userDeleted } from '../consumers/user-deleted.ts';
import type { AnswerCache } from '../domain/answer-cache.ts';
import type { Director } from '../domain/director.ts';
import type { ModelConfig } from '../model-config.ts';
import { OpenAiDirector } from '../providers/openai/openai-director.ts';
import { sweepAnswers } from '../store/answers.ts';
import { sweepGone } from '../store/gone-runs.ts';
import { sweepTexts } from '../store/model-calls.ts';
import { CallLog } from './call-log.ts';
import { StoredAnswers } from './stored-answers.ts';

/** A language model to ask, and where its answers and what it was asked are kept; its schema stands. */
export interface ModelSettings {
  readonly config: ModelConfig;
  readonly db: Database;
  /** Tells whose texts are to be forgotten. */
  readonly bus: Bus;
}

export interface Model {
  readonly director: Director;
  readonly answers: AnswerCache;
  close(): Promise<void>;
}

const SWEEP_MS = 60 * 60 * 1_000;

/** The director that asks a language model, with all that belongs to it. Closes neither the database nor the bus. */
export async function createModel(
  { config, db, bus }: ModelSettings,
  { log, metrics }: ModelDeps,
): Promise<Model> {
  const { prices, logDays: days } = config;
  await forgetting(bus, { db, log });
  const calls = new CallLog({ db, log, metrics, prices, days });
  const director = new OpenAiDirector({ ...config, onCall: (call) => calls.write(call) });
  const sweep = () =>
    Promise.all([sweepTexts, sweepAnswers, sweepGone].map((each) => each(db.statement))).catch(
      (error: unknown) => log.warn({ err: error }, 'sweep failed'),
    );
  const timer = setInterval(sweep, SWEEP_MS).unref();
  void sweep();
  return {
    director,
    answers: new StoredAnswers(db, log, days),
    close: async () => {
      clearInterval(timer);
      await director.close();
      await calls.close();
    },
  };
}

/** Listens for players who leave and for progress that is reset: their words go too. */
async function forgetting(bus: Bus, { db, log }: { db: Database; log: Logger }): Promise<void> {
  await on(bus, {
    consumer: 'moment-engine-user-deleted',
    subject: 'fabula.auth.user_deleted',
    schema: UserDeletedSchema,
    ...{ db, log, effect: userDeleted },
  });
  await on(bus, {
    consumer: 'moment-engine-progress-reset',
    subject: 'fabula.run.progress_reset',
    schema: ProgressResetSchema,
    ...{ db, log, effect: progressReset },
  });
}

interface ModelDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
}
