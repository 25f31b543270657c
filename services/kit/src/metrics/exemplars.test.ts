import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { createMetrics, startMetricsServer, turnStages } from '../metrics.ts';
import { contextFrom, inSpan, startTracing, type Tracing } from '../tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
// As Prometheus asks.
const OPENMETRICS = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5';

let tracing: Tracing;
beforeAll(async () => {
  tracing = await startTracing({ part: 'test', exporter: new InMemorySpanExporter() });
});
afterAll(() => tracing.close());

/** What one scraper after the other gets. */
async function scraped(...accepts: (string | undefined)[]) {
  const metrics = createMetrics('run');
  metrics.counter('fabula_things_total', 'Things').inc(2);
  const stages = turnStages(metrics);
  const page = contextFrom(`00-${TRACE}-b7ad6b7169203331-01`);
  await inSpan('turn', async () => stages.observe({ stage: 'commit' }, 0.003), { parent: page });
  stages.observe({ stage: 'begin' }, 0.003);
  const server = await startMetricsServer(metrics, '127.0.0.1', 0);
  const texts: string[] = [];
  try {
    for (const accept of accepts) {
      const headers = accept === undefined ? {} : { accept };
      const response = await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers });
      texts.push(`${response.headers.get('content-type')}\n${await response.text()}`);
    }
  } finally {
    await server.close();
  }
  return texts;
}

test('a bucket of a turn leads to its trace, for scrapers that take OpenMetrics', async () => {
  const [text = ''] = await scraped(OPENMETRICS);
  expect(text).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  expect(text).toMatch(
    new RegExp(`_bucket{le="0.005",stage="commit",part="run"} 1 # {trace_id="${TRACE}"} 0.003 \\d`),
  );
  expect(text).not.toMatch(/stage="begin".*trace_id/);
  expect(text).toContain('# TYPE fabula_things counter\nfabula_things_total{part="run"} 2');
  expect(text.endsWith('# EOF\n')).toBe(true);
});

test('all others get the plain format, also between two who do', async () => {
  const [, plain = '', again] = await scraped(OPENMETRICS, undefined, OPENMETRICS);
  expect(plain).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(plain).toContain('# TYPE fabula_things_total counter\nfabula_things_total{part="run"} 2');
  expect(plain).not.toMatch(/trace_id|# EOF/);
  expect(again).toContain('fabula_things_total{part="run"} 2');
});
