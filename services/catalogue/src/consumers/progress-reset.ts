import { on } from '@fabula/kit/bus';
import { ProgressResetSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetStarted } from '../store/user-started.ts';
import type { ConsumerDeps } from './deps.ts';

export function onProgressReset(deps: ConsumerDeps): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'catalogue-progress-reset',
    subject: 'fabula.run.progress_reset',
    schema: ProgressResetSchema,
    effect: forgetStarted,
  });
}
