import { on } from '@fabula/kit/bus';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetUser } from '../store/user-started.ts';
import type { ConsumerDeps } from './deps.ts';

export function onUserDeleted({ bus, db, log }: ConsumerDeps): Promise<void> {
  return on(bus, {
    consumer: 'catalogue-user-deleted',
    subject: 'fabula.auth.user_deleted',
    schema: UserDeletedSchema,
    db,
    log,
    effect: (tx, { userId }) => forgetUser(tx, userId),
  });
}
