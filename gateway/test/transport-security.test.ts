import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Stage } from './support/stage.ts';
import { Upstream } from './support/upstream.ts';

/** A request of each kind that is answered in a way of its own, and its status. */
const KINDS: readonly (readonly [status: number, path: string, init?: RequestInit])[] = [
  [200, '/', { headers: { accept: 'text/html' } }],
  [200, '/icon.svg'],
  [200, '/catalogue.json'],
  [200, '/healthz'],
  [200, '/privacy.html'],
  [404, '/nothing.js'],
  [404, '/api/nothing'],
  [404, '/assets/..%2fsecret'],
  [401, '/api/fabula.run.v1.RunService/ListProgress', { method: 'POST', body: '{}' }],
  [200, '/auth/token', { method: 'POST' }],
  [403, '/auth/token', { method: 'POST', headers: { cookie: 'a=1', origin: 'https://evil.example' } }],
  [200, '/media/image/s/a.webp'],
  [404, '/media/image/s/a.webp', { method: 'DELETE' }],
  [200, '/media/blob', { method: 'PUT', body: 'a file' }],
  [200, '/realms/fabula/x'],
  [303, '/realms/fabula/broker/google/endpoint?error=access_denied'],
];

describe('that a site is reached by https alone', () => {
  let stage: Stage;
  let behind: string;
  /** As Keycloak does, it says so of any site. */
  const upstream = new Upstream((_request, response) => {
    response.setHeader('strict-transport-security', 'max-age=1; includeSubDomains').end();
  });
  beforeAll(async () => {
    stage = await Stage.open();
    mkdirSync(join(stage.folder, 'web'));
    writeFileSync(join(stage.folder, 'web/index.html'), '<head></head>');
    writeFileSync(join(stage.folder, 'web/icon.svg'), '<svg/>');
    behind = await upstream.listen();
  });
  afterAll(async () => {
    await stage.close();
    await upstream.close();
  });

  /** What each kind of answer says of it. */
  async function said(origins: readonly string[], protocol?: string) {
    const { port } = await stage.gateway({
      ...{ origins, authHttp: behind, mediaHttp: behind, keycloakHttp: behind },
      clients: { trustedProxies: 1, requestsPerMinute: 1_000 },
    });
    const answers = [];
    for (const [status, path, init = {}] of KINDS) {
      const headers = {
        ...(init.method === 'POST' && { 'content-type': 'application/json' }),
        ...(protocol !== undefined && { 'x-forwarded-proto': protocol }),
        ...Object(init.headers),
      };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, redirect: 'manual' });
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, status]);
      answers.push(answer.headers.get('strict-transport-security'));
    }
    return [...new Set(answers)];
  }

  const HTTPS = ['https://play.example.org', 'https://www.example.org'];

  test.each([undefined, 'http', 'https', 'HTTPS', 'gopher, http'])(
    'is said with every answer where all of its addresses are https, whatever a proxy says: %s',
    async (protocol) => {
      expect(await said(HTTPS, protocol)).toEqual(['max-age=31536000']);
    },
  );

  test('is said by nobody where one of them is http, or none is known', async () => {
    for (const origins of [['http://localhost:8080'], [...HTTPS, 'http://play.example.org'], []])
      expect(await said(origins, 'https')).toEqual([null]);
  });
});
