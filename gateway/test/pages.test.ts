import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rawGet } from './support/raw-http.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

const INDEX = '<meta name="csp-nonce" content="__CSP_NONCE__"><script src="/assets/app-1a2b.js"></script>';
const SCRIPT = 'export const answer = 42;'.repeat(50);
const NAVIGATION = { accept: 'text/html,application/xhtml+xml' };

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
    for (const path of ['/', '/index.html', '/browse', '/launch/some-story']) {
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
      stories: [{ name: 'A Story', isComingSoon: false, sampleImages: ['/a.webp'] }],
    });
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const etag = first.headers.get('etag') ?? '';
    expect((await plain('/catalogue.json', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('/healthz, /readyz with engines; /metrics only where it is asked for', async () => {
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const ready = await fetch(`${base}/readyz`);
    expect(ready.status).toBe(200);
    const report = (await ready.json()) as { checks: { name: string; ok: boolean }[]; engines: object[] };
    expect(report.checks.map(({ name }) => name).sort()).toEqual(
      ['auth', 'catalogue', 'media', 'momentEngine', 'pending', 'run', 'speech'].sort(),
    );
    expect(report.engines).toMatchObject([{ role: 'voice', name: 'espeak-ng', language: 'en' }]);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const { metrics } = gateway;
    const open = await stage.gateway({ publicMetrics: metrics });
    expect(await (await fetch(`http://127.0.0.1:${open.port}/metrics`)).text()).toContain(
      'fabula_sockets_open',
    );
  });

  test('/readyz is 503 when a part does not answer, and names it', async () => {
    const alone = await stage.gateway({ engine: '127.0.0.1:1' });
    const ready = await fetch(`http://127.0.0.1:${alone.port}/readyz`);
    const report = (await ready.json()) as { checks: { name: string; ok: boolean }[] };
    expect(ready.status).toBe(503);
    expect(report.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['momentEngine']);
  });
});
