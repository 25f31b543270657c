import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@fabula/kit/log';
import { afterEach, expect, test } from '@jest/globals';
import express from 'express';
import { health } from './health.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** `/readyz` of a process that is ready or not; `looks` counts how often its parts were asked. */
async function open(isReady: () => boolean, { isWhole = false, isPartThere = (): boolean => true } = {}) {
  const asked = { looks: 0 };
  const ready = async () => {
    asked.looks += 1;
    return { ok: isReady(), checks: [] };
  };
  const speech = { getEngines: () => Promise.reject(new Error('away')) };
  const parts = async () => [{ name: 'run', ok: isPartThere() }];
  const log = createLogger('gateway', { level: 'silent' });
  const server = createServer(express().use(health({ ready, parts, speech, log, isWhole })));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
  return { asked, status: async () => (await fetch(url)).status };
}

test('many who ask whether it is ready ask its parts once', async () => {
  const { asked, status } = await open(() => true);
  const answers = await Promise.all(Array.from({ length: 50 }, status));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(asked.looks).toBeLessThan(10);
});

test('who was not ready is asked again at once', async () => {
  let isReady = false;
  const { status } = await open(() => isReady);
  expect(await status()).toBe(503);
  isReady = true;
  expect(await status()).toBe(200);
});

test('a part that cannot serve takes the gateway away only where both are one process', async () => {
  let isThere = false;
  const isPartThere = () => isThere;
  const [apart, whole] = [
    await open(() => true, { isPartThere }),
    await open(() => true, { isPartThere, isWhole: true }),
  ];
  expect([await apart.status(), await whole.status()]).toEqual([200, 503]);
  isThere = true;
  expect(await whole.status()).toBe(200);
});
