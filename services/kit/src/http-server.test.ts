import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { newHttpServer } from './http-server.ts';

test.each([
  ['head', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
])('a client that never ends its %s is told so, and closed', async (_what, half) => {
  const server = newHttpServer(undefined, { headMs: 50, wholeMs: 100 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(half);
  expect(await text(client)).toContain('HTTP/1.1 408');
  await new Promise((resolve) => server.close(resolve));
});
