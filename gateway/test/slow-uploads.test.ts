import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ArrivalTimes, DEFAULT_ARRIVAL } from '@fabula/kit/http-server';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { createMediaService, type MediaPart } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Sender } from '../../services/media/test/sender.ts';
import { rawSend } from './support/raw-http.ts';
import { Stage } from './support/stage.ts';

const MIB = 1024 * 1024;
/** Other bodies than files have less than a file takes here. */
const ARRIVAL: ArrivalTimes = {
  ...DEFAULT_ARRIVAL,
  wholeMs: 200,
  file: { longestMs: 600_000, leastBytes: 2_000, stretchMs: 1_000 },
};
const TOO_SLOW = { code: 'deadline_exceeded', reason: 'REQUEST_TOO_SLOW', message: expect.any(String) };

describe('files on slow lines, through the gateway and media', () => {
  const store = mkdtempSync(join(tmpdir(), 'fabula-slow-'));
  let stage: Stage;
  let media: MediaPart;
  let port = 0;
  let token = '';

  beforeAll(async () => {
    stage = await Stage.open();
    const { identity } = stage;
    media = await createMediaService({
      ...{ part: 'media', log: createLogger('media', { level: 'silent' }), verifiers: identity.verifiers },
      ...{ metrics: createMetrics('media-test'), signer: identity.signer('media') },
      ...{ rpcAddress: '127.0.0.1:0', httpAddress: `unix:${join(store, 'http.sock')}` },
      ...{ storiesFolder: undefined, cacheFolder: join(store, 'cache') },
      ...{ store: new FolderMediaStore(store), blobs: new FolderBlobs(store) },
      intake: { hourlyBytes: 100 * MIB, ownBytes: 40 * MIB, allBytes: 40 * MIB },
    });
    ({ port } = await stage.gateway({ mediaHttp: media.httpAddress, arrival: ARRIVAL }));
    token = await identity.playerToken('ada', { roles: ['author'] });
  });
  afterAll(async () => {
    await stage.close();
    await media.close();
    rmSync(store, { recursive: true });
  });

  const send = (bytes: number, at = port) => new Sender({ address: `127.0.0.1:${at}`, token, bytes });
  const incoming = () => {
    const folder = join(store, 'incoming');
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  };
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await sleep(5);
  }
  const untilGone = () => until(() => incoming().length === 0);
  const noise = (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();

  test('a picture that takes many times what other bodies have is taken', async () => {
    const picture = await noise(400);
    const sender = send(picture.length);
    const pieces = 25;
    const step = Math.ceil(picture.length / pieces);
    for (let at = 0; at < picture.length; at += step) {
      await sender.send(picture.subarray(at, at + step));
      await sleep(60);
    }
    expect(await sender.end()).toMatchObject({
      ...{ status: 200, json: { type: 'image/png', bytes: picture.length, width: 400 } },
    });
  });

  test('what has come lies in the store while the rest is still to come: no part keeps it', async () => {
    const sender = send(30 * MIB);
    await sender.send(randomBytes(20 * MIB));
    await until(() => (statSync(incoming()[0] ?? '', { throwIfNoEntry: false })?.size ?? 0) === 20 * MIB);
    sender.vanish();
    await untilGone();
  });

  test('one that trickles is told why, and nothing is left of it', async () => {
    const sender = send(MIB);
    const trickling = setInterval(() => void sender.send(randomBytes(1)), 20);
    const { status, json } = await sender.answer.finally(() => clearInterval(trickling));
    expect([status, json]).toEqual([408, TOO_SLOW]);
    await untilGone();
  });

  test('one for which there is no room is told before it comes, and when to come again', async () => {
    const first = send(30 * MIB);
    await first.send(randomBytes(1_000));
    await until(() => incoming().length === 1);
    const { status, json, retryAfter } = await send(20 * MIB).answer;
    expect([status, json.reason, retryAfter]).toEqual([503, 'UPLOADS_BUSY', '5']);
    first.vanish();
    await untilGone();
  });

  test('one that is larger than any may be is told so, with a length and without', async () => {
    expect(await send(49 * MIB).answer).toMatchObject({ status: 413, json: { reason: 'MEDIA_TOO_LARGE' } });
    await untilGone();
  });

  test('of more files at once than one address may send the oldest is given up, and told why', async () => {
    const { port: patient } = await stage.gateway({ mediaHttp: media.httpAddress });
    const senders: Sender[] = [];
    for (let count = 0; count < 32; count += 1) {
      senders.push(send(1_000, patient));
      await until(() => incoming().length === senders.length);
    }
    senders.push(send(1_000, patient));
    expect(await senders[0]?.answer).toMatchObject({ status: 429, json: { reason: 'TOO_MANY_REQUESTS' } });
    await until(() => incoming().length === 32);
    for (const sender of senders) sender.vanish();
    await untilGone();
  });

  test('a body that is no file is not waited for, and told why', async () => {
    for (const request of [
      'PUT /media/image/x',
      'POST /api/fabula.auth.v1.AuthService/SignUp',
      'POST /auth/x',
    ]) {
      const type = 'Content-Type: application/json';
      const sent = `${request} HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 1000\r\n\r\n{`;
      const answer = await rawSend(port, sent);
      // What is there for nobody is answered at once.
      if (request.startsWith('PUT')) expect(answer).toContain('HTTP/1.1 404');
      else {
        expect(answer).toContain('HTTP/1.1 408');
        expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(TOO_SLOW);
      }
    }
  });

  test('a head that never ends is told why', async () => {
    expect(await rawSend(port, 'GET / HTTP/1.1\r\nHost: x\r\n')).toContain('"reason":"REQUEST_TOO_SLOW"');
  }, 60_000);
});
