import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SlowSenders } from '@fabula/kit/testing/slow-senders';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rawGet, rawSend } from './support/raw-http.ts';
import { type RunningGateway, Stage } from './support/stage.ts';
import { Upstream } from './support/upstream.ts';

const PICTURE = randomBytes(300_000);

/** Lets nothing else of this process go on, so that what was closed meanwhile is not heard of. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('what is passed on', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  let base: string;
  const auth = new Upstream((_request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.setHeader('connection', 'x-private');
    response.setHeader('x-private', 'of this hop');
    response.end('from auth');
  });
  const media = new Upstream((request, response) => {
    const [, from] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    response.setHeader('etag', '"abc"');
    response.setHeader('set-cookie', 'tracking=1');
    if (request.headers['if-none-match'] === '"abc"') return void response.writeHead(304).end();
    if (from === undefined) return void response.end(PICTURE);
    const rest = PICTURE.subarray(Number(from));
    const range = `bytes ${from}-${PICTURE.length - 1}/${PICTURE.length}`;
    response.writeHead(206, { 'content-range': range, 'content-length': rest.length }).end(rest);
  });
  const keycloak = new Upstream((request, response) => response.end(request.url));
  /** Answers once on each connection, and closes it when it is used again. */
  const known = new Set<object>();
  const forget: ConstructorParameters<typeof Upstream>[0] = ({ socket }, response) => {
    if (known.has(socket)) return void socket.destroy();
    known.add(socket);
    response.end('a picture');
  };
  const forgetful = new Upstream(forget);
  const forgetfulAuth = new Upstream(forget);
  /** Closes each connection a little after its answer, when it may be in use again. */
  const hasty = new Upstream(({ socket }, response) => {
    response.once('finish', () => setTimeout(() => socket.destroy(), 5));
    response.end('a picture');
  });
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway({
      authHttp: await auth.listen(join(stage.folder, 'auth-http.sock')),
      mediaHttp: await media.listen(),
    });
    base = `http://127.0.0.1:${gateway.port}`;
  });
  afterAll(async () => {
    await stage.close();
    await Promise.all(
      [auth, media, keycloak, forgetful, forgetfulAuth, hasty].map((upstream) => upstream.close()),
    );
  });

  test('what a body holds is never taken for the next request, whatever the method', async () => {
    const inner = 'GET /auth/inner HTTP/1.1\r\nhost: x\r\n\r\n';
    const chunked = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    const before = auth.got.length;
    const methods = ['GET', 'DELETE', 'OPTIONS'];
    for (const method of methods) {
      const head = `${method} /auth/outer HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked`;
      await rawSend(gateway.port, `${head}\r\n\r\n${chunked}`);
      await (await fetch(`${base}/auth/next`)).text();
    }
    const asked = auth.got.slice(before).map(({ method, url, body }) => [method, url, body]);
    expect(asked).toEqual(
      methods.flatMap((method) => [
        [method, '/auth/outer', inner],
        ['GET', '/auth/next', ''],
      ]),
    );
  });

  test('/auth goes to auth whole, with cookies both ways, and without what belongs to one hop', async () => {
    const response = await fetch(`${base}/auth/oidc/token?x=1`, {
      method: 'POST',
      headers: { cookie: 'fabula=secret', origin: base, 'x-forwarded-for': '6.6.6.6', te: 'trailers' },
      body: 'grant_type=refresh_token',
    });
    expect(await response.text()).toBe('from auth');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-private')).toBeNull();
    const got = auth.got.at(-1);
    expect(got).toMatchObject({
      method: 'POST',
      url: '/auth/oidc/token?x=1',
      body: 'grant_type=refresh_token',
    });
    expect(got?.headers).toMatchObject({ cookie: 'fabula=secret', 'x-forwarded-for': '127.0.0.1' });
    expect(got?.headers.te).toBeUndefined();
  });

  test('a change by cookie from another origin does not reach auth', async () => {
    const before = auth.got.length;
    const headers = { cookie: 'fabula=secret', origin: 'https://evil.example' };
    expect((await fetch(`${base}/auth/oidc/token`, { method: 'POST', headers })).status).toBe(403);
    expect(auth.got.length).toBe(before);
  });

  test('/media streams, with ranges and ETags, and without cookies', async () => {
    const whole = await fetch(`${base}/media/image/s/a.webp?width=400`, {
      headers: { cookie: 'fabula=secret' },
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(PICTURE)).toBe(true);
    expect(whole.headers.getSetCookie()).toEqual([]);
    expect(media.got.at(-1)?.headers.cookie).toBeUndefined();
    expect(media.got.at(-1)?.url).toBe('/media/image/s/a.webp?width=400');
    const part = await fetch(`${base}/media/image/s/a.webp`, { headers: { range: 'bytes=299990-' } });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    expect((await fetch(`${base}/media/a`, { headers: { 'if-none-match': '"abc"' } })).status).toBe(304);
    expect((await fetch(`${base}/media/a`, { method: 'DELETE' })).status).toBe(404);
  });

  test.each([
    '/media/../auth/x',
    '/media/%2e%2e/auth/x',
    '/media/a%2f..%2fb',
    '/media/..;/x',
    '/auth/.././x',
  ])('%s is not passed on', async (path) => {
    const before = media.got.length + auth.got.length;
    expect((await rawGet(gateway.port, path)).status).toBe(404);
    expect(media.got.length + auth.got.length).toBe(before);
  });

  test('a body that is too large is refused, with a length and without', async () => {
    const before = auth.got.length;
    const init = { method: 'POST', headers: { origin: base }, body: randomBytes(17_000) };
    expect((await fetch(`${base}/auth/x`, init)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 17; n += 1) controller.enqueue(randomBytes(1_000));
        controller.close();
      },
    });
    const streamed = {
      method: 'POST',
      headers: { origin: base },
      body: stream,
      duplex: 'half',
    } as RequestInit;
    const refused = await fetch(`${base}/auth/x`, streamed);
    expect(await refused.json()).toMatchObject({ code: 'out_of_range', reason: 'TOO_LARGE' });
    expect(auth.got.length).toBe(before);
  });

  test.each([
    ['another address', '127.0.0.2'],
    ['its own', '127.0.0.1'],
  ])('a refresh is answered while 300 senders at %s are slow', async (_where, from) => {
    const before = auth.got.length;
    const slow = await SlowSenders.open({ origin: base, path: '/auth/token', count: 300, from });
    const refresh = { method: 'POST', headers: { origin: base }, body: 'grant_type=refresh_token' };
    expect(await (await fetch(`${base}/auth/token`, refresh)).text()).toBe('from auth');
    expect(auth.got.length).toBe(before + 1);
    // An address has room for so many bodies; the oldest ones made room.
    await slow.untilLeft(64);
    await slow.close();
  });

  test('one client that takes its pictures slowly leaves room for the others', async () => {
    const waiting: (() => void)[] = [];
    const slowly = new Upstream((_request, response) => void waiting.push(() => response.end('late')));
    const { port } = await stage.gateway({ mediaHttp: await slowly.listen() });
    const url = `http://127.0.0.1:${port}/media/a.webp`;
    const many = Array.from({ length: 300 }, () => fetch(url).then((answer) => answer.text()));
    await slowly.asked(64);
    const other = rawGet(port, '/media/b.webp', '127.0.0.2');
    await slowly.asked(65);
    expect(slowly.got.at(-1)?.url).toBe('/media/b.webp');
    for (let n = 0; n < 301; n += 1) {
      await slowly.asked(n + 1);
      waiting[n]?.();
    }
    expect((await other).status).toBe(200);
    expect(new Set(await Promise.all(many))).toEqual(new Set(['late']));
    await slowly.close();
  });

  test('a part that is away is a clear, retryable error', async () => {
    const alone = await stage.gateway();
    const response = await fetch(`http://127.0.0.1:${alone.port}/media/a.webp`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('a connection that its upstream closes when it is used again costs no picture', async () => {
    const { port } = await stage.gateway({ mediaHttp: await forgetful.listen() });
    for (let n = 0; n < 4; n += 1)
      expect(await (await fetch(`http://127.0.0.1:${port}/media/a.webp`)).text()).toBe('a picture');
    expect(known.size).toBe(4);
    expect(forgetful.got.length).toBeGreaterThan(4);
  });

  test('nor does one that is found closed when it is written', async () => {
    const { port } = await stage.gateway({ mediaHttp: await hasty.listen(join(stage.folder, 'hasty.sock')) });
    const url = `http://127.0.0.1:${port}/media/a.webp`;
    const gets = Array.from({ length: 10 }, async () => {
      for (let n = 0; n < 50; n += 1) {
        expect((await fetch(url)).status).toBe(200);
        await sleep(Math.random() * 6);
        keepBusy(3);
      }
    });
    await Promise.all(gets);
  });

  test('a request for a token, which may not be sent twice, meets no connection that is closed when it is used again', async () => {
    const { port } = await stage.gateway({
      authHttp: await forgetfulAuth.listen(),
    });
    for (let n = 0; n < 4; n += 1)
      expect(
        (await fetch(`http://127.0.0.1:${port}/auth/token`, { method: 'POST', body: 'a=b' })).status,
      ).toBe(200);
    expect(forgetfulAuth.got.length).toBe(4);
  });

  describe('Keycloak', () => {
    let port: number;
    beforeAll(async () => {
      ({ port } = await stage.gateway({ keycloakHttp: await keycloak.listen() }));
    });

    test('is passed its realm and resources where it is configured, and nothing else', async () => {
      expect((await fetch(`${base}/realms/fabula/account`)).status).toBe(404);
      for (const path of ['/realms/fabula/protocol/x?a=b', '/resources/a.css'])
        expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toBe(path);
    });

    test.each([
      ...['/admin', '/admin/', '/ADMIN', '//admin', '/admin/master/console', '/admin/realms/fabula/users'],
      ...[
        '/realms/master',
        '/realms/master/protocol/openid-connect/token',
        '/Realms/master',
        '/realms//master',
      ],
      ...[
        '/realms',
        '/realms/',
        '/realms/fabulae',
        '/realms/FABULA',
        '/health',
        '/metrics',
        '/js/keycloak.js',
      ],
      ...['/realms/fabula/../master', '/realms/fabula/%2e%2e/master', '/realms/fabula/.%2E/master'],
      ...['/realms/fabula/..%2fmaster', '/realms/fabula%2f..%2fmaster', '/realms/fabula/..;/master'],
      ...['/realms/fabula/..;x=1/master', '/realms/fabula;/../master', '/realms/fabula/..\\master'],
      ...[
        '/resources/../admin',
        '/resources/%2e%2e/admin',
        '/resources/..%5cadmin',
        '/resources/a%00/../admin',
      ],
      ...['/realms/fabula%00/../master', '/realms/%66abula/../master', '/%61dmin', '/realms/%6daster'],
      ...['http://127.0.0.1/admin', 'http://127.0.0.1/realms/master', 'http://x/realms/fabula/../master'],
    ])('is not asked for %s', async (path) => {
      const before = keycloak.got.length;
      expect([400, 404]).toContain((await rawGet(port, path)).status);
      expect(keycloak.got.length).toBe(before);
    });

    test('hears of nobody who comes back from Google with an error: auth has words for it', async () => {
      const before = keycloak.got.length;
      const endpoint = `http://127.0.0.1:${port}/realms/fabula/broker/google/endpoint`;
      const come = (query: string) => fetch(endpoint + query, { redirect: 'manual' });
      const cancelled = await come('?state=a.b.c&error=access_denied&error_description=%0d%0ax');
      expect(cancelled.status).toBe(303);
      expect(cancelled.headers.get('location')).toBe('/auth/google/refused?error=access_denied');
      const failed = await come('?state=a.b.c&error=//evil.example');
      expect(failed.headers.get('location')).toBe('/auth/google/refused');
      expect(keycloak.got.length).toBe(before);
      expect(await (await come('?state=a.b.c&code=one')).text()).toContain('code=one');
    });

    test('sees its own cookies, and none that signs somebody in with us', async () => {
      const url = `http://127.0.0.1:${port}/realms/fabula/protocol/x`;
      const cookie = 'fabula_session=secret; KEYCLOAK_IDENTITY=its; fabula_device=known; AUTH_SESSION_ID=one';
      await fetch(url, { headers: { cookie } });
      expect(keycloak.got.at(-1)?.headers.cookie).toBe('KEYCLOAK_IDENTITY=its; AUTH_SESSION_ID=one');
      await fetch(url, { headers: { cookie: 'fabula_session=secret' } });
      expect(keycloak.got.at(-1)?.headers.cookie).toBeUndefined();
    });

    test('is told whom it answers, and by which address it was asked', async () => {
      await rawSend(
        port,
        'GET /realms/fabula/x HTTP/1.1\r\nHost: play.example\r\nX-Forwarded-For: 6.6.6.6\r\nX-Forwarded-Host: evil\r\nConnection: close\r\n\r\n',
      );
      expect(keycloak.got.at(-1)?.headers).toMatchObject({
        ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'play.example' },
      });
    });
  });
});
