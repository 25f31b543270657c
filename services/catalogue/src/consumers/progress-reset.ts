import { on } from '@fabula/kit/bus';
import { ProgressResetSchema } from '@fabula/proto/events/v1/events_pb';
import { forgetStarted } from '../store/user-started.ts';
import type { ConsumerDeps } from './deps.ts';

export function onProgressReset({ bus, db, log }: ConsumerDeps): Promise<void> {
  return on(bus, {
    consumer: 'catalogue-progress-reset',
    subject: 'fabula.run.progress_reset',
    schema: ProgressResetSchema,
    db,
    log,
    effect: forgetStarted,
  });
}
