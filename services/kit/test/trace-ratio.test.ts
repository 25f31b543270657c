import { createHash } from 'node:crypto';
import { contextFrom, inSpan, startTracing } from '@fabula/kit/tracing';
import { expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';

const TRACES = 200;
const idOf = (n: number) => createHash('sha256').update(String(n)).digest('hex').slice(0, 32);

// A file of its own: a process is traced in one way.
test('of many traces a part is collected, whole and by their ids, whatever their pages ask for', async () => {
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing({ part: 'test', exporter, ratio: 0.25 });
  for (let n = 0; n < TRACES; n += 1) {
    // Every page asks for it, or none does.
    const page = `00-${idOf(n)}-0123456789abcdef-0${n < TRACES / 2 ? 1 : 0}`;
    await inSpan('outer', () => inSpan('inner', async () => {}), { parent: contextFrom(page) });
  }
  await tracing.flush();
  const collected = exporter.getFinishedSpans().map((span) => span.spanContext().traceId);
  const ids = new Set(collected);
  expect(collected).toHaveLength(2 * ids.size);
  expect(ids.size).toBeGreaterThan(TRACES / 8);
  expect(ids.size).toBeLessThan(TRACES / 2);
  const asked = Array.from({ length: TRACES / 2 }, (_, n) => idOf(n)).filter((id) => ids.has(id));
  expect(asked.length).toBeGreaterThan(TRACES / 16);
  expect(asked.length).toBeLessThan(TRACES / 4);
  await tracing.close();
});
