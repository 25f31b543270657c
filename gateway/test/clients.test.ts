import { join } from 'node:path';
import { type Counters, RedisCounters } from '@fabula/kit/counters';
import { createLogger } from '@fabula/kit/log';
import { startRedis } from '@fabula/kit/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Stage } from './support/stage.ts';
import { Upstream } from './support/upstream.ts';

const OPTIONS = '/api/fabula.auth.v1.AuthService/GetSignInOptions';

describe('the clients behind their addresses', () => {
  let stage: Stage;
  let authHttp: string;
  const auth = new Upstream((_request, response) => response.end());
  beforeAll(async () => {
    stage = await Stage.open();
    authHttp = await auth.listen(join(stage.folder, 'auth-http.sock'));
  });
  afterAll(async () => {
    await stage.close();
    await auth.close();
  });

  /** A gateway behind so many proxies, with few requests for each client. */
  async function open(trustedProxies: number, requestsPerMinute = 3, counters?: Counters) {
    const lines: string[] = [];
    const log = createLogger('gateway', {
      level: 'warn',
      destination: { write: (line) => lines.push(line) },
    });
    const clients = { trustedProxies, requestsPerMinute };
    const { port } = await stage.gateway({ authHttp, clients, log, counters });
    const base = `http://127.0.0.1:${port}`;
    const ask = (from?: string, path = OPTIONS) =>
      fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
        body: '{}',
      });
    return { ask, base, lines };
  }

  test('a client that asks too often is told to wait; pages and health are not counted', async () => {
    const { ask, base } = await open(0);
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      code: 'resource_exhausted',
      reason: 'TOO_MANY_REQUESTS',
      message: 'That was a lot at once. Please wait a minute and try again.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(undefined, '/auth/token')).status).toBe(429);
    expect((await ask(undefined, '/realms/fabula/protocol/openid-connect/token')).status).toBe(429);
    expect((await ask(undefined, '/resources/a.css')).status).toBe(429);
    expect((await fetch(`${base}/catalogue.json`)).status).toBe(429);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  test('without a proxy of ours, nobody is believed who says to be somebody else', async () => {
    const { ask, lines } = await open(0);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await ask(`203.0.113.${n}`)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(lines.filter((line) => line.includes('FABULA_TRUST_PROXY'))).toHaveLength(1);
  });

  test('behind two proxies each client has its own share, whatever it says of itself', async () => {
    const { ask, lines } = await open(2);
    const from = (client: string, said: number) => ask(`10.9.9.${said}, ${client}, 10.0.0.1`, '/auth/token');
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await from('203.0.113.7', n)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect((await from('203.0.113.8', 0)).status).toBe(200);
    expect(auth.got.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.8');
    expect(lines).toEqual([]);
  });

  test('several gateways count a client together, and each by itself while their store is away', async () => {
    const redis = await startRedis();
    const gateways = await Promise.all([1, 2].map(() => open(0, 3, new RedisCounters(redis.url))));
    const statuses = async () => {
      const all = [];
      for (let n = 0; n < 3; n += 1) for (const { ask } of gateways) all.push((await ask()).status);
      return all;
    };
    expect(await statuses()).toEqual([200, 200, 200, 429, 429, 429]);
    await redis.stop();
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statuses()).toEqual([429, 429, 429, 429, 429, 429]);
  });
});
