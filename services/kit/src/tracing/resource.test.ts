import { afterEach, expect, test } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import { collectedLog } from '../testing/log.ts';
import { inSpan, startTracing } from '../tracing.ts';

const NAMES = ['OTEL_RESOURCE_ATTRIBUTES', 'OTEL_SERVICE_NAME'] as const;
afterEach(() => {
  for (const name of NAMES) delete process.env[name];
});

const lineOf = () => {
  const { log, lines } = collectedLog();
  log.info('hi');
  return lines()[0];
};

test('where nothing is said of the process, nothing is added to its log', () => {
  expect(lineOf()).not.toHaveProperty('resource');
});

test('what the environment says of the process is in its traces and in its log', async () => {
  process.env.OTEL_RESOURCE_ATTRIBUTES =
    'k8s.pod.name=run-7,deployment.environment.name=a%20stage,service.name=x';
  process.env.OTEL_SERVICE_NAME = 'fabula-run';
  const told = {
    'service.name': 'fabula-run',
    'k8s.pod.name': 'run-7',
    'deployment.environment.name': 'a stage',
  };
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing({ part: 'run', exporter });
  await inSpan('work', async () => {});
  await tracing.flush();
  expect(exporter.getFinishedSpans()[0]?.resource.attributes).toMatchObject(told);
  await tracing.close();
  expect(lineOf()).toMatchObject({ part: 'test', resource: told });
});
