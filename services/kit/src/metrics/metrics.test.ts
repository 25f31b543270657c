import { expect, test } from '@jest/globals';
import { createMetrics, fromZero, mergedText, startMetricsServer, turnStages } from '../metrics.ts';

test('calls are counted by method and code, and timed; so are the stages of a turn', async () => {
  const metrics = createMetrics('run');
  metrics.rpc.observe('fabula.run.v1.RunService/BeginTurn', 'OK', 0.003);
  metrics.rpc.observe('fabula.run.v1.RunService/BeginTurn', 'ABORTED', 0.1);
  turnStages(metrics).observe({ stage: 'direct' }, 0.5);
  metrics.counter('fabula_things_total', 'Things', ['kind']).inc({ kind: 'a' });
  metrics.counter('fabula_things_total', 'Things', ['kind']).inc({ kind: 'a' });
  const text = await metrics.text();
  const method = 'method="fabula.run.v1.RunService/BeginTurn"';
  expect(text).toContain(`fabula_rpc_requests_total{${method},code="OK",part="run"} 1`);
  expect(text).toContain(`fabula_rpc_requests_total{${method},code="ABORTED",part="run"} 1`);
  expect(text).toContain(`fabula_rpc_duration_seconds_bucket{le="0.005",${method},part="run"} 1`);
  expect(text).toContain(`fabula_rpc_duration_seconds_count{${method},part="run"} 2`);
  expect(text).toContain('fabula_turn_stage_seconds_count{stage="direct",part="run"} 1');
  expect(text).toContain('fabula_things_total{kind="a",part="run"} 2');
  expect(() => metrics.gauge('fabula_things_total', 'Things')).toThrow('another kind');
});

test('several parts of one process are told apart', async () => {
  const parts = ['run', 'media'].map((part) => createMetrics(part));
  for (const part of parts) part.rpc.observe('m', 'OK', 1);
  const text = await mergedText(parts);
  expect(text).toContain('code="OK",part="run"} 1');
  expect(text).toContain('code="OK",part="media"} 1');
});

test('what is counted from zero is there before it happens', async () => {
  const metrics = createMetrics('run');
  fromZero(metrics.counter('fabula_failures_total', 'Failures', ['kind']), [{ kind: 'a' }]);
  expect(await metrics.text()).toContain('fabula_failures_total{kind="a",part="run"} 0');
});

test('what is read at each scrape has its newest value, and none where it cannot be had', async () => {
  const metrics = createMetrics('run');
  let waiting = 3;
  const lost = async () => Promise.reject(new Error('away'));
  const [name, help] = ['fabula_waiting', 'Waiting'];
  metrics.sampled({ name, help, labels: { queue: 'a' }, read: () => waiting });
  metrics.sampled({ name, help, labels: { queue: 'b' }, read: lost });
  metrics.sampled({ name: 'fabula_lost', help, read: lost });
  expect(await metrics.text()).toContain('fabula_waiting{queue="a",part="run"} 3');
  waiting = 4;
  const text = await metrics.text();
  expect(text).toContain('fabula_waiting{queue="a",part="run"} 4');
  expect(text).not.toMatch(/queue="b"|fabula_lost[{ ]\d/);
});

test('serves metrics, life and readiness', async () => {
  let ok = true;
  const metrics = createMetrics('run');
  const server = await startMetricsServer(metrics, '127.0.0.1', 0, async () => ({ ok, checks: [] }));
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  try {
    expect(await (await get('/metrics')).text()).toContain('fabula_rpc_requests_total');
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    ok = false;
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/else')).status).toBe(404);
  } finally {
    await server.close();
  }
});
