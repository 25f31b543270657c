import type { DescService } from '@bufbuild/protobuf';
import { accessRule } from '@fabula/kit/access';
import { Level } from '@fabula/proto/access/v1/access_pb';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningGateway, Stage } from './support/stage.ts';

const SERVICES: DescService[] = [
  AuthService,
  CatalogueService,
  MediaService,
  MomentEngineService,
  RunService,
  SpeechService,
];
const METHODS = SERVICES.flatMap((service) =>
  service.methods.map((method) => ({
    path: `${service.typeName}/${method.name}`,
    level: accessRule(method).level,
    isUnary: method.methodKind === 'unary',
  })),
);
const INTERNAL = METHODS.filter(({ level }) => level === Level.INTERNAL).map(({ path }) => path);
const CLOSED = METHODS.filter(({ level }) => level !== Level.INTERNAL && level !== Level.PUBLIC).map(
  ({ path }) => path,
);

describe('/api', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  let base: string;
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway();
    base = `http://127.0.0.1:${gateway.port}`;
  });
  afterAll(() => stage.close());

  async function call(path: string, headers: Record<string, string> = {}, body = '{}') {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    const response = await fetch(`${base}/api/${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  const bearer = async (player: string, roles: string[] = []) => ({
    authorization: `Bearer ${await stage.identity.playerToken(player, { roles })}`,
  });

  test('there are internal methods to be kept from browsers', () => {
    expect(INTERNAL).toContain('fabula.run.v1.RunService/CommitTurn');
    expect(INTERNAL).toContain('fabula.moment.v1.MomentEngineService/PlayTurn');
  });

  test.each(INTERNAL)('%s does not exist for a browser, whatever its roles', async (path) => {
    expect((await call(path, await bearer('ada', ['team', 'author']))).status).toBe(404);
  });

  test.each(CLOSED)('%s is refused without a session', async (path) => {
    const { status, json } = await call(path, {}, JSON.stringify({}));
    expect({ status, code: json.code }).toEqual({ status: 401, code: 'unauthenticated' });
  });

  test('a public method answers in lowerCamelCase, with false, 0 and empty lists', async () => {
    const { status, json } = await call('fabula.auth.v1.AuthService/GetSignInOptions');
    expect(status).toBe(200);
    expect(json).toMatchObject({ password: true, signUp: false, magicLink: false, clientId: '' });
  });

  test('a signed-in call is passed on with the player’s token', async () => {
    expect((await call('fabula.run.v1.RunService/ListProgress', await bearer('ada'))).json).toEqual({
      stories: [],
    });
  });

  test('an error of ours shows code, text, name and field', async () => {
    const { status, json } = await call('fabula.run.v1.RunService/GetGameView', await bearer('ada'));
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: 'invalid_argument',
      message: expect.stringContaining('player_story_id'),
    });
    const missing = JSON.stringify({ playerStoryId: '22222222-2222-4222-8222-222222222222' });
    const unknown = await call('fabula.run.v1.RunService/GetGameView', await bearer('ada'), missing);
    expect(unknown.json).toMatchObject({ code: 'not_found', message: 'There is no such game.' });
    expect(unknown.text).toContain('RUN_NOT_FOUND');
  });

  test('an error that passes says when to ask again', async () => {
    const request = JSON.stringify({ email: 'ada@example.org', password: 'a guess' });
    const refused = await call('fabula.auth.v1.AuthService/SignInWithPassword', {}, request);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('77');
  });

  test('an internal error shows an id, never its text', async () => {
    const story = JSON.stringify({ storyId: '22222222-2222-4222-8222-222222222222' });
    const { status, text } = await call('fabula.run.v1.RunService/GetRunState', await bearer('ada'), story);
    expect(status).toBe(500);
    expect(text).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(text).not.toContain('secret');
  });

  test('what is no method, no JSON, or too large gets a clear error', async () => {
    expect((await call('fabula.run.v1.RunService/Nothing')).json).toMatchObject({ code: 'not_found' });
    expect((await call('fabula.auth.v1.AuthService/GetSignInOptions', {}, '{"')).json.code).toBe(
      'invalid_argument',
    );
    const large = JSON.stringify({ email: 'a'.repeat(300_000) });
    expect((await call('fabula.auth.v1.AuthService/SignInWithPassword', {}, large)).json.code).toBe(
      'resource_exhausted',
    );
  });

  test.each([
    ['as the whole', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['in a field', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['of objects in a field', `{"email":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['in one that nobody knows', `{"unknown":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ])('JSON that is 20,000 deep, %s, is the caller’s mistake', async (_, json) => {
    const { status, json: told } = await call('fabula.auth.v1.AuthService/SignInWithPassword', {}, json);
    expect(status).toBe(400);
    expect(told).toMatchObject({ code: 'invalid_argument' });
  });

  test.each(['application/proto', 'application/json'])(
    'junk that says to be %s is the caller’s mistake',
    async (type) => {
      for (const method of [
        'auth.v1.AuthService/SignInWithPassword',
        'auth.v1.AuthService/GetSignInOptions',
      ]) {
        const junk = Buffer.from([0xff, 0xff, 0x0a, 0x7f, 0x00]);
        const init = { method: 'POST', headers: { 'content-type': type }, body: junk };
        const answer = await fetch(`${base}/api/fabula.${method}`, init);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'invalid_argument' });
      }
    },
  );

  test('the cookie goes to auth and comes from it, both of them, for our own origin', async () => {
    const headers = { cookie: 'fabula=secret', origin: base };
    const { headers: answered, status } = await call('fabula.auth.v1.AuthService/ResumeSession', headers);
    expect(status).toBe(200);
    expect(answered.getSetCookie()).toEqual(['fabula=1; Path=/; HttpOnly', 'other=2; Path=/']);
    expect(stage.peers.auth.at(-1)).toMatchObject({ cookie: 'fabula=secret', address: '127.0.0.1' });
  });

  test('auth hears what the browser calls itself, as plain text and not endlessly', async () => {
    const headers = { 'user-agent': `Mozilla/5.0 (été) Firefox/140.0 ${'x'.repeat(1_000)}` };
    await call('fabula.auth.v1.AuthService/ResumeSession', headers);
    const { browser } = stage.peers.auth.at(-1) ?? {};
    expect(browser).toMatch(/^Mozilla\/5\.0 \(t\) Firefox\/140\.0 x+$/);
    expect(browser).toHaveLength(512);
  });

  test('a call that bears the cookie without our origin is refused', async () => {
    const before = stage.peers.auth.length;
    for (const origin of ['https://evil.example', 'null', '']) {
      const headers = { cookie: 'fabula=secret', ...(origin && { origin }) };
      const { json } = await call('fabula.auth.v1.AuthService/ResumeSession', headers);
      expect(json.code).toBe('permission_denied');
    }
    expect(stage.peers.auth.length).toBe(before);
  });
});

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { notJson: text };
  }
}
