import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { portHolder } from './port-holder.ts';

it('names the process that listens on a port, and nobody on a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(portHolder(port)).toContain(`(process ${process.pid})`);
  await new Promise((resolve) => server.close(resolve));
  expect(portHolder(port)).toBeUndefined();
});
