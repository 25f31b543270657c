import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { ProgressResetSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetStarted } from '../store/user-started.ts';

export function onProgressReset(bus: Bus, db: Database): Promise<void> {
  return on(bus, {
    consumer: 'catalogue-progress-reset',
    subject: 'fabula.run.progress_reset',
    schema: ProgressResetSchema,
    db,
    effect: (tx, { userId, storyId }) => forgetStarted(tx, userId, storyId),
  });
}
