import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rawGet } from './support/raw-http.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

const INDEX =
  '<meta name="csp-nonce" content="__CSP_NONCE__"><script src="/assets/app-1a2b.js"></script></head>';
const SCRIPT = 'export const answer = 42;'.repeat(50);
const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

interface Report {
  readonly ok: boolean;
  readonly checks: { name: string; ok: boolean }[];
  readonly parts: { name: string; ok: boolean; detail?: string }[];
}

describe('pages', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  let base: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const web = join(stage.folder, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), INDEX);
    writeFileSync(join(web, 'icon.svg'), '<svg/>');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), SCRIPT);
    writeFileSync(join(web, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(web, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
    writeFileSync(join(web, 'assets', 'gone-3c4d.js'), SCRIPT);
    writeFileSync(join(stage.folder, 'secret.txt'), 'secret');
    gateway = await stage.gateway();
    base = `http://127.0.0.1:${gateway.port}`;
  });
  afterAll(() => stage.close());

  /** Node's own client: it leaves the encoding of the body alone. */
  async function plain(path: string, headers: Record<string, string>) {
    const asked = request(`${base}${path}`, { headers }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  }

  test('the page has a nonce of its own, the one of its policy', async () => {
    const nonces = [];
    const authors = '/admin/stories/some-story/text/moments/the-door.yaml';
    for (const path of ['/', '/index.html', '/browse', '/launch/some-story', authors]) {
      const response = await fetch(`${base}${path}`, { headers: NAVIGATION });
      const html = await response.text();
      const nonce = /content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).not.toContain('__CSP_NONCE__');
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  test('the page of the public catalogue has its stories and its first pictures in it, no other page has', async () => {
    const htmlOf = async (path: string, language = 'en') =>
      (await fetch(base + path, { headers: { ...NAVIGATION, 'accept-language': language } })).text();
    for (const path of ['/', '/browse']) {
      const html = await htmlOf(path, 'fr-CA,en;q=0.5');
      const [, language, json = ''] = /id="catalogue" lang="(..)">([^<]+)<\/script><\/head>/.exec(html) ?? [];
      expect(language).toBe('fr');
      expect(JSON.parse(json)).toEqual(await (await fetch(`${base}/catalogue.json?language=fr`)).json());
      const [scene, place] = [...html.matchAll(/<link rel="preload" as="image" imagesrcset="([^"]+)"/g)];
      expect(scene?.[1]).toContain(
        '/media/image/s1/a.webp?v=1&amp;width=640&amp;quality=75&amp;resize=cover 640w, ',
      );
      expect(place?.[1]).toContain(
        '/media/image/s1/place.webp?v=1&amp;width=1280&amp;quality=65&amp;resize=cover 1280w',
      );
    }
    expect(await htmlOf('/launch/some-story')).not.toContain('id="catalogue"');
  });

  test('a catalogue that does not answer keeps no page back', async () => {
    const away = '127.0.0.1:1';
    const peers = { auth: away, catalogue: away, run: away, momentEngine: away, speech: away, media: away };
    const alone = await stage.gateway({ peers });
    const page = await fetch(`http://127.0.0.1:${alone.port}/browse`, { headers: NAVIGATION });
    expect([page.status, (await page.text()).includes('id="catalogue"')]).toEqual([200, false]);
  });

  test('every answer bears the policy and the usual headers', async () => {
    for (const path of [
      '/',
      '/assets/app-1a2b.js',
      '/healthz',
      '/nothing.js',
      '/api/nothing',
      '/catalogue.json',
    ]) {
      const { headers } = await fetch(`${base}${path}`);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('hashed files are kept for good, and come compressed where the client can take it', async () => {
    const brotli = await plain('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gzip = await plain('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await plain('/assets/app-1a2b.js', {})).headers['content-encoding']).toBeUndefined();
    expect((await fetch(`${base}/assets/app-1a2b.js`)).headers.get('content-type')).toContain('javascript');
    expect(await (await fetch(`${base}/assets/app-1a2b.js`)).text()).toBe(SCRIPT);
  });

  test('a part that a file does not have is 416, with its length', async () => {
    const response = await plain('/icon.svg', { range: 'bytes=99999-' });
    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe('bytes */6');
  });

  test('other files are asked for again', async () => {
    const first = await fetch(`${base}/icon.svg`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await plain('/icon.svg', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('a file that a new build took away is not found, and nothing else happens', async () => {
    rmSync(join(stage.folder, 'web/assets/gone-3c4d.js'));
    expect((await plain('/assets/gone-3c4d.js', {})).statusCode).toBe(404);
    expect((await plain('/icon.svg', {})).statusCode).toBe(200);
  });

  test('an author comes back to the page of a text, whose address ends as its file does', async () => {
    const path = '/admin/stories/some-story/text/moments/the-door.yaml';
    const page = await fetch(`${base}${path}`, { headers: NAVIGATION });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await page.body?.cancel();
    const file = await fetch(`${base}${path}`, { headers: { accept: '*/*' } });
    expect(file.status).toBe(404);
    await file.body?.cancel();
  });

  test('only a navigation falls back to the page', async () => {
    expect((await fetch(`${base}/assets/gone-9.js`, { headers: { accept: '*/*' } })).status).toBe(404);
    expect((await fetch(`${base}/gone.js`, { headers: NAVIGATION })).status).toBe(404);
    expect((await fetch(`${base}/browse`, { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await fetch(`${base}/browse`, { method: 'POST', headers: NAVIGATION })).status).toBe(404);
    expect(await (await fetch(`${base}/gone.js`)).json()).toMatchObject({ code: 'not_found' });
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    '/.%00/secret.txt',
    '/%',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await rawGet(gateway.port, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('secret');
  });

  test('privacy and terms speak the language of the link, else of the browser', async () => {
    const ask = async (path: string, language: string) => {
      const response = await fetch(base + path, { headers: { 'accept-language': language } });
      const text = await response.text();
      const nonce = /style nonce="([^"]+)"/.exec(text)?.[1];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      return /<html lang="(..)">[\s\S]*<h1>([^<]+)</.exec(text)?.slice(1);
    };
    expect(await ask('/privacy.html', 'fr-CA,fr;q=0.9')).toEqual(['fr', 'Confidentialité']);
    expect(await ask('/terms.html?lang=es', 'fr')).toEqual(['es', 'Condiciones']);
    expect(await ask('/terms.html?lang=xx', 'de')).toEqual(['en', 'Terms']);
  });

  test('privacy and terms are there', async () => {
    for (const page of ['privacy', 'terms']) {
      const response = await fetch(`${base}/${page}.html`, { headers: NAVIGATION });
      expect(await response.text()).toContain('<h1>');
    }
  });

  test('the catalogue has an ETag, and is not sent again to who has it', async () => {
    const first = await fetch(`${base}/catalogue.json`);
    expect(await first.json()).toMatchObject({
      stories: [{ name: 'A </script> Story', isComingSoon: false }],
    });
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const etag = first.headers.get('etag') ?? '';
    expect((await plain('/catalogue.json', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('/healthz, /readyz with engines; no /metrics, which are not for players', async () => {
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const ready = await fetch(`${base}/readyz`);
    expect(ready.status).toBe(200);
    const report = (await ready.json()) as Report & { engines: object[] };
    expect(report.checks).toEqual([{ name: 'web', ok: true }]);
    expect(report.parts.map(({ name }) => name).sort()).toEqual(
      ['auth', 'catalogue', 'media', 'momentEngine', 'pending', 'run', 'speech'].sort(),
    );
    expect(report.engines).toMatchObject([{ role: 'voice', name: 'espeak-ng', language: 'en' }]);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    expect((await fetch(`${base}/readyz/balancer`)).status).toBe(200);
  });

  test('a part that does not answer is named in /readyz, and takes no gateway away', async () => {
    const alone = await stage.gateway({ engine: '127.0.0.1:1' });
    const site = `http://127.0.0.1:${alone.port}`;
    const ready = await fetch(`${site}/readyz`);
    expect(ready.status).toBe(200);
    const { ok, parts } = (await ready.json()) as Report;
    expect(ok).toBe(true);
    expect(parts.filter(({ ok }) => !ok)).toEqual([
      { name: 'momentEngine', ok: false, detail: 'does not answer' },
    ]);
    expect((await fetch(`${site}/`, { headers: NAVIGATION })).status).toBe(200);
  });

  test('of a part with two instances one is enough, and /readyz says so', async () => {
    const half = await stage.gateway({ engine: `ipv4:127.0.0.1:1,${stage.engineAddress}` });
    const ready = await fetch(`http://127.0.0.1:${half.port}/readyz`);
    const { parts } = (await ready.json()) as Report;
    expect(parts).toContainEqual({ name: 'momentEngine', ok: true, detail: '1 of 2 serve' });
  });

  test('/readyz is 503 where the gateway has no page to serve', async () => {
    const bare = await stage.gateway({ webFolder: join(stage.folder, 'nowhere') });
    const ready = await fetch(`http://127.0.0.1:${bare.port}/readyz`);
    expect(ready.status).toBe(503);
    const balancer = await fetch(`http://127.0.0.1:${bare.port}/readyz/balancer`);
    expect(balancer.status).toBe(503);
  });
});
