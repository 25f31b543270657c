import type { Bus } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Metrics } from '@fabula/kit/metrics';

/** What a consumer works with. */
export interface ConsumerDeps {
  readonly bus: Bus;
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: Metrics;
}
