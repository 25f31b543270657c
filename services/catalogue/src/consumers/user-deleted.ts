import { on } from '@fabula/kit/bus';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetAuthor } from '../store/drafts/stories.ts';
import { forgetUser } from '../store/user-started.ts';
import type { ConsumerDeps } from './deps.ts';

export function onUserDeleted(deps: ConsumerDeps): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'catalogue-user-deleted',
    subject: 'fabula.auth.user_deleted',
    schema: UserDeletedSchema,
    effect: async (tx, { userId }) => {
      await forgetUser(tx, userId);
      await forgetAuthor(tx, userId);
    },
  });
}
