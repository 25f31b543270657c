import { on } from '@fabula/kit/bus';
import type { Tx } from '@fabula/kit/db';
import { type UserDeleted, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { deletePermanentCharacters } from '../store/permanent-characters.ts';
import { deleteAllRuns } from '../store/runs.ts';
import { deleteTickets } from '../store/tickets.ts';
import type { ConsumerDeps } from './deps.ts';

export function onUserDeleted(deps: ConsumerDeps): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'run-user-deleted',
    subject: 'fabula.auth.user_deleted',
    schema: UserDeletedSchema,
    effect: userDeleted,
  });
}

/** A player who has left leaves nothing here: neither runs nor what outlives them. */
async function userDeleted(tx: Tx, { userId }: UserDeleted): Promise<void> {
  await deleteAllRuns(tx, userId);
  // A permanent character names its ticket, so it goes first.
  await deletePermanentCharacters(tx, userId);
  await deleteTickets(tx, userId);
}
