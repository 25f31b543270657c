import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetUser } from '../store/user-started.ts';

export function onUserDeleted(bus: Bus, db: Database): Promise<void> {
  return on(bus, {
    consumer: 'catalogue-user-deleted',
    subject: 'fabula.auth.user_deleted',
    schema: UserDeletedSchema,
    db,
    effect: (tx, { userId }) => forgetUser(tx, userId),
  });
}
