import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningGateway, Stage } from './support/stage.ts';

const MIB = 1024 * 1024;

describe('files that authors send', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  /** Told of a request that is never answered, when all of it has come. */
  let onSlow: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const slow = (request: IncomingMessage, response: ServerResponse) =>
    request.resume().once('end', () => onSlow(request, response));
  /** Who has no token is refused before the file is read, as media does it. */
  const media = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const { authorization, cookie, 'x-forwarded-for': client } = request.headers;
    if (!authorization) return void response.writeHead(401).end('{"reason":"NOT_ALLOWED"}');
    if (request.url?.endsWith('?slow')) return void slow(request, response);
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.end(JSON.stringify({ bytes, cookie, client, url: request.url })));
  });

  beforeAll(async () => {
    await once(media.listen(0, '127.0.0.1'), 'listening');
    stage = await Stage.open();
    gateway = await stage.gateway({ mediaHttp: `127.0.0.1:${(media.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    await stage.close();
    const closed = once(media.close(), 'close');
    // Of a file that was refused the rest is still on its way.
    media.closeAllConnections();
    await closed;
  });

  const put = (
    body: Buffer<ArrayBuffer>,
    headers: Record<string, string> = { authorization: 'Bearer x' },
    query = '',
  ) => fetch(`http://127.0.0.1:${gateway.port}/media/blob${query}`, { method: 'PUT', body, headers });

  test('pass whole, with their question, and without cookies', async () => {
    const headers = { authorization: 'Bearer x', cookie: 'a=1' };
    const response = await put(randomBytes(20 * MIB), headers, '?crop=0,0,1,1');
    expect(await response.json()).toEqual({
      bytes: 20 * MIB,
      client: expect.stringContaining('127.0.0.1'),
      url: '/media/blob?crop=0,0,1,1',
    });
  });

  test('of nobody are refused while they come', async () => {
    const response = await put(randomBytes(8 * MIB), {});
    expect([response.status, await response.json()]).toEqual([401, { reason: 'NOT_ALLOWED' }]);
  });

  test('that are larger than any may be do not pass', async () => {
    const sent = put(randomBytes(49 * MIB)).then(({ status }) => status);
    expect(await sent.catch(() => 'broken off')).not.toBe(200);
  });

  test('of somebody who goes while they are looked at are looked at for nobody', async () => {
    const taken = new Promise<IncomingMessage>((resolve) => {
      onSlow = resolve;
    });
    const sending = httpRequest(`http://127.0.0.1:${gateway.port}/media/blob?slow`, {
      method: 'PUT',
      headers: { authorization: 'Bearer x' },
    }).on('error', () => {});
    sending.end('a file');
    const { socket } = await taken;
    const left = once(socket, 'close');
    sending.destroy();
    await left;
    expect(socket.destroyed).toBe(true);
  });

  test('of one address beyond 64 wait until others of it are answered', async () => {
    const taken: ServerResponse[] = [];
    let isHeld = true;
    onSlow = (_request, response) => {
      taken.push(response);
      if (!isHeld) response.end();
    };
    const asked = Array.from({ length: 80 }, () => put(Buffer.from('x'), undefined, '?slow'));
    while (taken.length < 64) await turn();
    const { status } = await fetch(`http://127.0.0.1:${gateway.port}/healthz`);
    expect([status, taken.length]).toEqual([200, 64]);
    isHeld = false;
    for (const response of [...taken]) response.end();
    expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual(Array(80).fill(200));
  });

  test('only pass there: nothing else of media is written to', async () => {
    const at = (path: string) =>
      fetch(`http://127.0.0.1:${gateway.port}${path}`, { method: 'PUT', body: 'x' });
    expect((await at('/media/image/x')).status).toBe(404);
    expect((await at('/media/blob/x')).status).toBe(404);
  });
});
