import type { Metrics } from './metrics.ts';

/** Told each time that something is looked for in a cache. */
export type CacheMeter = (isHit: boolean) => void;

/** Counts how often a cache has what is looked for. `cache` is its name among those of its part. */
export function cacheMeter(metrics: Metrics, cache: string): CacheMeter {
  const lookups = metrics.counter('fabula_cache_lookups_total', 'Lookups in a cache', ['cache', 'result']);
  const [hit, miss] = (['hit', 'miss'] as const).map((result) => lookups.labels({ cache, result }));
  for (const each of [hit, miss]) each?.inc(0);
  return (isHit) => (isHit ? hit : miss)?.inc();
}
