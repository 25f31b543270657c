import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findSite } from './find-site.ts';

const HERE = fileURLToPath(import.meta.url);
const server = createServer((request, response) => {
  response.statusCode = request.url === '/healthz' ? 200 : 404;
  response.end();
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const metrics = new Map([['run', 'http://127.0.0.1:1/metrics']]);

test('a site that was named and is alive is tested as it was named', async () => {
  const site = await findSite({ origin, metrics, turnLogs: [HERE] });
  expect(site).toEqual({ origin, metrics, pids: new Map(), turnLogs: [HERE] });
});

test('of a site that nobody has said more of nothing else is known', async () => {
  const site = await findSite({ origin, metrics: undefined, turnLogs: undefined });
  expect(site).toMatchObject({ origin, metrics: new Map(), turnLogs: [] });
});

test('where nobody answers, or a log is missing, it is said what to do', async () => {
  // Nobody listens at the discard port here.
  const nobody = { origin: 'http://127.0.0.1:9', metrics, turnLogs: undefined };
  await expect(findSite(nobody)).rejects.toThrow(/No site answers at http:\/\/127\.0\.0\.1:9\. .*make start/);
  const missing = { origin, metrics, turnLogs: ['/nowhere.log'] };
  await expect(findSite(missing)).rejects.toThrow('TURN_LOGS: there is no file /nowhere.log');
});
