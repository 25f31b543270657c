import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { rememberStarted } from '../store/user-started.ts';

/** A story that the player has begun is one to go on with. */
export function onRunCreated(bus: Bus, db: Database): Promise<void> {
  return on(bus, {
    consumer: 'catalogue-run-created',
    subject: 'fabula.run.run_created',
    schema: RunCreatedSchema,
    db,
    effect: (tx, { userId, storyId }) => rememberStarted(tx, userId, storyId),
  });
}
