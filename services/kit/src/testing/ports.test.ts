import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort, freePorts } from './ports.ts';

test('all differ, can be listened on, and are none of those that the machine gives to others', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('one that somebody listens on is passed over', async () => {
  const taken = createServer().listen((await freePort()) + 1, '127.0.0.1');
  await once(taken, 'listening');
  const found = await freePorts(3);
  const { port } = taken.address() as { port: number };
  taken.close();
  expect(found).not.toContain(port);
});
