import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { fewHandles, mostConnections, mostHandles } from './file-handles.ts';
import { newHttpServer } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { collectedLog } from './testing/log.ts';

test('who finds no place is told so, in the log and a counter too, and finds one once another has gone', async () => {
  const { log, lines } = collectedLog();
  const metrics = createMetrics('gateway');
  const server = newHttpServer((_request, response) => response.end('served'), { most: 2, log, metrics });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const ask = () => fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  for (let n = 0; n < 2; n += 1) {
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(lines().filter(({ msg }) => String(msg).startsWith('all places are taken'))).toHaveLength(1);
  expect(await metrics.text()).toMatch(/fabula_http_connections_refused_total\{[^}]*\} 2/);
  held[0]?.destroy();
  while ((await ask()).status === 503);
  expect(await (await ask()).text()).toBe('served');
  held[1]?.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('who takes nothing of an answer has no place for ever', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  const server = newHttpServer(({ url }, response) => response.end(url === '/large' ? large : 'served'), {
    ...{ most: 1, quietMs: 300 },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const deaf = connect(port, '127.0.0.1').on('error', () => {});
  deaf.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const ask = () => fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  expect((await ask()).status).toBe(503);
  while ((await ask()).status === 503);
  expect(await (await ask()).text()).toBe('served');
  deaf.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('connections leave room for what the process opens itself', () => {
  expect([256, 400, 1_024, 20_000].map(mostConnections)).toEqual([8, 20, 176, 8_560]);
  // Also where each of them is sent a file.
  for (const handles of [1_024, 8_192, 65_536]) expect(mostConnections(handles)).toBeLessThan(handles / 2);
  expect(mostConnections(undefined)).toBeGreaterThan(0);
  expect(mostHandles()).toBeGreaterThan(0);
  expect(fewHandles(1_024)).toContain('only 1024 files may be open at once: at most 176 connections');
  expect(fewHandles(20_000)).toBeUndefined();
});
