import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import { ProgressResetSchema, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { sweepAnswers } from '../store/answers.ts';
import { sweepGone } from '../store/gone.ts';
import { sweepTexts } from '../store/model-calls.ts';
import { progressReset } from './progress-reset.ts';
import { userDeleted } from './user-deleted.ts';

/** Where players' words to a language model are kept; its schema stands. */
export interface TextStore {
  readonly db: Database;
  /** Tells whose words are to be forgotten. */
  readonly bus: Bus;
}

interface Telling {
  readonly log: Logger;
  readonly metrics?: Metrics;
}

const SWEEP_MS = 60 * 60 * 1_000;

/**
 * Takes players' words away: when their time is over, when they leave, when their progress is reset. It does so whether a
 * model is asked now or not: what was said to an earlier one is still there. Closes neither the database nor the bus.
 */
export class TextRetention {
  private constructor(private readonly timer: NodeJS.Timeout) {}

  static async start({ db, bus }: TextStore, { log, metrics }: Telling): Promise<TextRetention> {
    await on(bus, {
      consumer: 'moment-engine-user-deleted',
      subject: 'fabula.auth.user_deleted',
      schema: UserDeletedSchema,
      ...{ db, log, metrics, effect: userDeleted },
    });
    await on(bus, {
      consumer: 'moment-engine-progress-reset',
      subject: 'fabula.run.progress_reset',
      schema: ProgressResetSchema,
      ...{ db, log, metrics, effect: progressReset },
    });
    const sweep = () =>
      Promise.all([sweepTexts, sweepAnswers, sweepGone].map((each) => each(db.statement))).catch(
        (error: unknown) => log.warn({ err: error }, 'sweep failed'),
      );
    void sweep();
    return new TextRetention(setInterval(sweep, SWEEP_MS).unref());
  }

  close(): void {
    clearInterval(this.timer);
  }
}
