import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createMetrics } from '../metrics.ts';
import { httpMeter, metered, routesBy } from './http.ts';

test('requests are counted by a few routes, methods and statuses, whatever clients ask for', async () => {
  const metrics = createMetrics('media');
  const meter = httpMeter(metrics, routesBy({ '/media/image': 'image' }));
  const server = createServer(
    metered((_request, response) => void response.writeHead(404).end(), meter),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, method = 'GET') => fetch(`${origin}${path}`, { method });
  try {
    await ask('/media/image/0af7651916cd43dd8448eb211c80319c/a.png?v=3');
    await ask('/media/image');
    await ask('/media/imagery');
    await ask('/What-I-said', 'PROPFIND');
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const text = await metrics.text();
  const count = (labels: string) => `fabula_http_requests_total{${labels},part="media"}`;
  expect(text).toContain(`${count('route="image",method="GET",status="404"')} 2`);
  expect(text).toContain(`${count('route="other",method="GET",status="404"')} 1`);
  expect(text).toContain(`${count('route="other",method="other",status="404"')} 1`);
  expect(text).toContain('fabula_http_request_seconds_count{route="image",part="media"} 2');
  expect(text).not.toMatch(/0af765|What-I-said|PROPFIND/);
});
