import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { fromZero } from '../metrics/known-labels.ts';
import type { Metrics } from '../metrics/metrics.ts';

const BACKLOG = `
  select count(*)::int as facts, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as oldest
  from outbox where published_at is null`;
const PARKED = 'select count(*)::int as facts from inbox where consumer = $1 and parked is not null';

/** What waits to be told to the bus: read at each scrape, by every process of the part alike. */
export function measureOutbox(metrics: Metrics, db: Database): void {
  const look = async () => (await db.statement<{ facts: number; oldest: number }>(BACKLOG))[0];
  metrics.sampled({
    ...{ name: 'fabula_outbox_facts', help: 'Facts that wait in the outbox' },
    read: async () => (await look())?.facts,
  });
  metrics.sampled({
    ...{ name: 'fabula_outbox_oldest_seconds', help: 'Age of the oldest fact that waits in the outbox' },
    read: async () => (await look())?.oldest,
  });
}

/** How a fact was taken: with its effect, or because it had had it; not, so that it comes again; parked, since nobody can read it. */
export type Taken = 'taken' | 'failed' | 'parked';
const TAKEN: readonly Taken[] = ['taken', 'failed', 'parked'];

export interface ConsumerMeasured {
  readonly consumer: string;
  readonly db: Database;
  readonly bus: Bus;
  readonly metrics: Metrics | undefined;
}

/** Counts what a consumer does with its facts, and shows what waits for it and what it has parked. */
export function consumerMeter({ consumer, db, bus, metrics }: ConsumerMeasured): (how: Taken) => void {
  if (!metrics) return () => {};
  const labels = ['consumer', 'outcome'];
  const facts = fromZero(
    metrics.counter('fabula_facts_total', 'Facts that came to a consumer', labels),
    TAKEN.map((outcome) => ({ consumer, outcome })),
  );
  metrics.sampled({
    ...{ name: 'fabula_consumer_lag_facts', help: 'Facts on the bus that a consumer has not taken yet' },
    labels: { consumer },
    read: () => bus.lag(consumer),
  });
  metrics.sampled({
    ...{
      name: 'fabula_parked_facts',
      help: 'Facts that a consumer could not read, kept for people to look at',
    },
    labels: { consumer },
    read: async () => (await db.statement<{ facts: number }>(PARKED, [consumer]))[0]?.facts,
  });
  return (outcome) => facts.inc({ consumer, outcome });
}
