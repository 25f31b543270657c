import { expect, test } from '@jest/globals';
import { createMetrics, mergedText, startMetricsServer } from '../metrics.ts';

test('calls are counted by method and code, and timed; so are the stages of a turn', async () => {
  const metrics = createMetrics('run');
  metrics.rpc.observe('fabula.run.v1.RunService/BeginTurn', 'OK', 0.003);
  metrics.rpc.observe('fabula.run.v1.RunService/BeginTurn', 'ABORTED', 0.1);
  metrics.stage('direct')();
  metrics.counter('fabula_things_total', 'Things', ['kind']).inc({ kind: 'a' });
  metrics.counter('fabula_things_total', 'Things', ['kind']).inc({ kind: 'a' });
  const text = await metrics.text();
  const method = 'method="fabula.run.v1.RunService/BeginTurn"';
  expect(text).toContain(`fabula_rpc_requests_total{${method},code="OK",part="run"} 1`);
  expect(text).toContain(`fabula_rpc_requests_total{${method},code="ABORTED",part="run"} 1`);
  expect(text).toContain(`fabula_rpc_duration_seconds_bucket{le="0.005",part="run",${method}} 1`);
  expect(text).toContain(`fabula_rpc_duration_seconds_count{part="run",${method}} 2`);
  expect(text).toContain('fabula_turn_stage_seconds_count{part="run",stage="direct"} 1');
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
