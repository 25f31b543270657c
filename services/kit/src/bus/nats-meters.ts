import { fromZero } from '../metrics/known-labels.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { NatsStore } from './nats-store.ts';

/** `stream` is the one of all facts; the others are consumers. */
const STREAM_NAME = 'stream';
const KINDS = ['stream', 'consumer'] as const;
const kindOf = (name: string) => (name === STREAM_NAME ? 'stream' : 'consumer');

/** Shows what NATS has lost, and counts what was made again. */
export function natsMeter(metrics: Metrics | undefined, store: Pick<NatsStore, 'missed'>) {
  if (!metrics) return () => {};
  for (const what of KINDS)
    metrics.sampled({
      ...{ name: 'fabula_bus_missing', labels: { what } },
      help: 'What NATS does not have for this part: the stream of facts, and its consumers',
      read: async () => store.missed && [...store.missed].filter((name) => kindOf(name) === what).length,
    });
  const again = fromZero(
    metrics.counter('fabula_bus_made_again_total', 'What was missing and was made again', ['what']),
    KINDS.map((what) => ({ what })),
  );
  return (names: readonly string[]) => {
    for (const name of names) again.inc({ what: kindOf(name) });
  };
}
