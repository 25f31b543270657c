import { expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { collectedLog } from '../testing/log.ts';
import { contextFrom, inSpan, startTracing } from '../tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

test('a line says which trace it belongs to, and none where it belongs to none', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing({ part: 'test', exporter });
  const { log, lines } = collectedLog();
  const parent = contextFrom(`00-${TRACE}-b7ad6b7169203331-01`);
  await inSpan('work', async () => log.info('inside'), { parent });
  log.info('outside');
  await tracing.flush();
  const [span] = exporter.getFinishedSpans();
  await tracing.close();
  expect(lines()[0]).toMatchObject({ traceId: TRACE, spanId: span?.spanContext().spanId, msg: 'inside' });
  expect(lines()[1]).not.toHaveProperty('traceId');
});
