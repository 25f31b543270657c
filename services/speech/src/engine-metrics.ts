import type { Metrics } from '@fabula/kit/metrics';
import type { MetricsListener } from './domain/engine.ts';

/** Engines' work as metrics: how long it took, until the first result and in all, and how it ended. */
export function engineMetrics(metrics: Metrics): MetricsListener {
  const labels = ['engine', 'role', 'outcome'];
  const total = metrics.histogram('fabula_speech_engine_seconds', 'Work of a speech engine', labels);
  const first = metrics.histogram('fabula_speech_engine_first_seconds', 'Until its first result', labels);
  const known = new Set<string>();
  return ({ engine, role, outcome, totalMs, firstMs }) => {
    // Failures of an engine that has worked begin at 0.
    if (!known.has(`${engine} ${role}`)) total.zero({ engine, role, outcome: 'failed' });
    known.add(`${engine} ${role}`);
    total.observe({ engine, role, outcome }, totalMs / 1000);
    if (firstMs !== undefined) first.observe({ engine, role, outcome }, firstMs / 1000);
  };
}

/** How many jobs wait for a recogniser, or a voice, to be free. */
export function measureQueues(
  metrics: Metrics,
  queues: Readonly<Record<string, { readonly length: number }>>,
) {
  for (const [queue, jobs] of Object.entries(queues))
    metrics.sampled({
      ...{ name: 'fabula_speech_jobs_waiting', help: 'Jobs that wait for a free recogniser or voice' },
      ...{ labels: { queue }, read: () => jobs.length },
    });
}
