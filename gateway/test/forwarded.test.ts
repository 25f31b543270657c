import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rawSend } from './support/raw-http.ts';
import { Stage } from './support/stage.ts';
import { Upstream } from './support/upstream.ts';

const RESUME = '/api/fabula.auth.v1.AuthService/ResumeSession';
/** The peer of every request here. */
const PEER = '127.0.0.1';

describe('what a proxy tells of a request', () => {
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

  const openGateway = (trustedProxies: number, requestsPerMinute = 100_000) =>
    stage.gateway({
      ...{ authHttp, mediaHttp: authHttp, keycloakHttp: authHttp },
      clients: { trustedProxies, requestsPerMinute },
    });

  /** A gateway behind one proxy, and what it does with what that one writes. */
  async function behindOne(requestsPerMinute?: number) {
    const { port } = await openGateway(1, requestsPerMinute);
    return (forwarded: string, path = '/auth/token', method = 'POST') =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        ...(method !== 'GET' && { body: '{}' }),
      });
  }

  test.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1%eth0', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['"203.0.113.9"', '203.0.113.9'],
    ['unknown', PEER],
    ['_hidden', PEER],
    ['1.2.3.4, 203.0.113.9:5', '203.0.113.9'],
    ['', PEER],
    ['1.2.3.4, unknown', PEER],
    ['1.2.3.4,', PEER],
  ])('%s is counted, and told to everybody behind, as %s', async (forwarded, address) => {
    const ask = await behindOne(6);
    const statuses = [
      ...[await ask(forwarded, RESUME), await ask(forwarded), await ask(forwarded, '/media/blob', 'PUT')],
      ...[await ask(address), await ask(address, '/realms/fabula/x'), await ask(`"${address}"`)],
      ...[await ask(forwarded), await ask(address)],
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(stage.peers.auth.at(-1)?.address).toBe(address);
    const told = auth.got.slice(-5).map(({ headers }) => headers['x-forwarded-for']);
    expect(told).toEqual(Array(5).fill(address));
  });

  test('a new port for each request is no new client', async () => {
    const ask = await behindOne(3);
    const answers = [];
    for (let port = 50_000; port < 50_004; port += 1) answers.push((await ask(`203.0.113.9:${port}`)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('pictures are asked for in the name of the same address', async () => {
    const ask = await behindOne();
    await ask('203.0.113.9:51234', '/media/image/s/a.webp', 'GET');
    expect(auth.got.at(-1)).toMatchObject({
      url: '/media/image/s/a.webp',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
  });

  describe('of the address that was asked', () => {
    async function told(trustedProxies: number, headers: readonly string[], version = '1.1') {
      const { port } = await openGateway(trustedProxies);
      const before = auth.got.length;
      const lines = [`GET /realms/fabula/x HTTP/${version}`, ...headers, 'connection: close', '', ''];
      const answer = await rawSend(port, lines.join('\r\n'));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(auth.got.length).toBe(before + 1);
      return auth.got.at(-1)?.headers ?? {};
    }

    const host = 'host: inner:8080';
    test.each([
      ['x-forwarded-host: play.example.org', 'play.example.org'],
      ['x-forwarded-host: Play.Example.ORG', 'play.example.org'],
      ['x-forwarded-host: "play.example.org"', 'play.example.org'],
      ['x-forwarded-host: play.example.org:8443', 'play.example.org:8443'],
      ['x-forwarded-host: evil.example, play.example.org', 'play.example.org'],
      ['x-forwarded-host: play.example.org/evil', 'inner:8080'],
      ['x-forwarded-host: x@play.example.org', 'inner:8080'],
      ['x-forwarded-host: ', 'inner:8080'],
    ])('%s is %s', async (header, asked) => {
      expect((await told(1, [host, header]))['x-forwarded-host']).toBe(asked);
    });

    test.each([
      ['https', 'https'],
      ['HTTPS', 'https'],
      ['"https"', 'https'],
      ['http, https', 'https'],
      ['https, http', 'http'],
      ['gopher', 'http'],
      ['', 'http'],
    ])('x-forwarded-proto: %s is %s', async (header, protocol) => {
      const headers = [host, `x-forwarded-proto: ${header}`, 'x-forwarded-host: play.example.org:443'];
      const got = await told(1, headers);
      expect(got['x-forwarded-proto']).toBe(protocol);
      expect(got['x-forwarded-host']).toBe(
        protocol === 'https' ? 'play.example.org' : 'play.example.org:443',
      );
    });

    test('nothing is believed where no proxy of ours stands in front', async () => {
      const headers = [
        'x-forwarded-host: evil.example',
        'x-forwarded-proto: https',
        'x-forwarded-for: 6.6.6.6',
      ];
      expect(await told(0, [host, ...headers])).toMatchObject({
        ...{ 'x-forwarded-host': 'inner:8080', 'x-forwarded-proto': 'http', 'x-forwarded-for': PEER },
      });
    });

    test('what else proxies may tell is the client’s own word, and goes no further', async () => {
      const others = [
        'forwarded: for=6.6.6.6',
        'x-forwarded-port: 1',
        'x-forwarded-prefix: /x',
        'x-real-ip: 6.6.6.6',
      ];
      const got = await told(1, [host, ...others]);
      for (const name of ['forwarded', 'x-forwarded-port', 'x-forwarded-prefix', 'x-real-ip'])
        expect(got[name]).toBeUndefined();
    });

    test('a request that names no host passes without one', async () => {
      expect((await told(0, [], '1.0'))['x-forwarded-host']).toBeUndefined();
    });
  });
});
