import { type Bus, on } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';
import { ActionTakenSchema } from '@fabula/proto/events/v1/events_pb';
import type { Audit } from '../audit.ts';

interface ConsumerDeps {
  readonly bus: Bus;
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly audit: Pick<Audit, 'noteTold'>;
}

/** What was done to stories is listed here, though this part knows none. */
export function onActionTaken({ bus, audit, ...deps }: ConsumerDeps): Promise<void> {
  return on(bus, {
    ...deps,
    consumer: 'auth-action-taken',
    subject: 'fabula.catalogue.action_taken',
    schema: ActionTakenSchema,
    effect: (tx, told) => audit.noteTold(tx, told),
  });
}
