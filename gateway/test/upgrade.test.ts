import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { type RunningGateway, Stage } from './support/stage.ts';

describe('the upgrade to a socket', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway({ origins: ['https://play.example.org'] });
  });
  afterAll(() => stage.close());

  async function refusal(query: string, headers: Record<string, string> = {}) {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/ws${query}`, { headers });
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    return { status: response.statusCode, body: JSON.parse(await text(response)) as Record<string, string> };
  }

  async function opens(headers: Record<string, string>): Promise<void> {
    const token = await stage.identity.playerToken('ada');
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/ws?token=${token}`, { headers });
    await once(socket, 'message');
    socket.terminate();
  }

  test('is refused without a token', async () => {
    expect(await refusal('')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await refusal('?token=')).toMatchObject({ status: 401 });
  });

  test('is refused with a token that somebody else signed, in the words of the specification', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const token = await stage.identity.playerToken('ada', { key: privateKey });
    expect(await refusal(`?token=${token}`)).toMatchObject({
      status: 401,
      body: { message: 'Invalid JWT signature' },
    });
  });

  test('is refused with an expired token, one for another audience, and no token at all in its place', async () => {
    const expired = await stage.identity.playerToken('ada', { lifetimeS: -60 });
    const elsewhere = await stage.identity.playerToken('ada', { audience: 'another' });
    expect((await refusal(`?token=${expired}`)).status).toBe(401);
    expect((await refusal(`?token=${elsewhere}`)).status).toBe(401);
    expect((await refusal('?token=%00%ff')).status).toBe(401);
  });

  test('is refused to pages of other sites, also with a good token', async () => {
    const token = await stage.identity.playerToken('ada');
    const answer = await refusal(`?token=${token}`, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } });
  });

  test('is given to our own pages, those of configured origins, and clients without a page', async () => {
    await opens({ origin: `http://127.0.0.1:${gateway.port}` });
    await opens({ origin: 'https://play.example.org' });
    await opens({});
  });

  test('is refused with the headers of every answer', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/ws`);
    socket.on('error', () => undefined);
    const [, { headers }] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(headers).toMatchObject({
      ...{ 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' },
    });
  });

  test('is refused at any other path', async () => {
    const token = await stage.identity.playerToken('ada');
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/wss?token=${token}`);
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(404);
  });
});
