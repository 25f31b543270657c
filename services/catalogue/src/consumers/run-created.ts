import { on } from '@fabula/kit/bus';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import { rememberStarted } from '../store/user-started.ts';
import type { ConsumerDeps } from './deps.ts';

/** A story that the player has begun is one to go on with. */
export function onRunCreated(deps: ConsumerDeps): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'catalogue-run-created',
    subject: 'fabula.run.run_created',
    schema: RunCreatedSchema,
    effect: rememberStarted,
  });
}
