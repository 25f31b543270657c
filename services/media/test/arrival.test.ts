import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ArrivalTimes, DEFAULT_ARRIVAL } from '@fabula/kit/http-server';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore, type NewPath } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { TestIdentity } from '@fabula/kit/testing/identity';
import type { IntakeLimits } from '@fabula/media/domain/upload/limits';
import { createMediaService, type MediaPart } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { movie } from './movie.ts';
import { Sender } from './sender.ts';

const KIB = 1024;
const LIMITS: IntakeLimits = { hourlyBytes: 1e9, ownBytes: 1e9, allBytes: 1e9 };

/** A video of so many bytes, which is none that there was. */
const video = (bytes = 100 * KIB) =>
  movie({ rest: randomBytes(bytes - movie({ rest: new Uint8Array() }).length) });
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A store on a disk without room. */
class FullBlobs extends FolderBlobs {
  override during<T>(work: (newPath: NewPath) => Promise<T>): Promise<T> {
    return super.during((newPath) =>
      work(async () => {
        const path = await newPath();
        symlinkSync('/dev/full', path);
        return path;
      }),
    );
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

describe('a file on its way', () => {
  const identity = new TestIdentity();
  const log = createLogger('media', { level: 'silent' });
  let store = '';
  let media: MediaPart;
  let tokens: Record<'ada' | 'bob', string>;

  beforeEach(async () => {
    store = mkdtempSync(join(tmpdir(), 'fabula-arrival-'));
    const tokenOf = (who: string) => identity.playerToken(who, { roles: ['author'] });
    tokens = { ada: await tokenOf('ada'), bob: await tokenOf('bob') };
  });
  afterEach(async () => {
    await media.close();
    rmSync(store, { recursive: true });
  });

  interface Changes {
    readonly intake?: Partial<IntakeLimits>;
    readonly arrival?: ArrivalTimes;
    readonly blobs?: FolderBlobs;
  }
  async function start({ intake, arrival, blobs = new FolderBlobs(store) }: Changes = {}): Promise<void> {
    media = await createMediaService({
      ...{ part: 'media', log, metrics: createMetrics('media-test'), verifiers: identity.verifiers },
      ...{ signer: identity.signer('media'), rpcAddress: '127.0.0.1:0', httpAddress: '127.0.0.1:0' },
      ...{ storiesFolder: undefined, cacheFolder: join(store, 'cache'), arrival },
      ...{ store: new FolderMediaStore(store), blobs, intake: { ...LIMITS, ...intake } },
    });
  }
  const send = (bytes?: number, who: keyof typeof tokens = 'ada') =>
    new Sender({ address: media.httpAddress, token: tokens[who], ...(bytes !== undefined && { bytes }) });
  const whole = (content: Uint8Array, who?: keyof typeof tokens) => send(content.length, who).end(content);
  const incoming = () => {
    const folder = join(store, 'incoming');
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  };
  const bytesOf = (path = '') => statSync(path, { throwIfNoEntry: false })?.size;
  const isKept = (sha256: string) => existsSync(join(store, 'blobs', sha256.slice(0, 2), sha256));

  test('lies in the store while it still comes, and stands at its place when it is whole', async () => {
    await start();
    const content = video();
    const sender = send(content.length);
    await sender.send(content.subarray(0, 70 * KIB));
    await until(() => bytesOf(incoming()[0]) === 70 * KIB);
    expect(isKept(hashOf(content))).toBe(false);
    expect(await sender.end(content.subarray(70 * KIB))).toMatchObject({
      ...{ status: 200, json: { sha256: hashOf(content), bytes: content.length } },
    });
    expect(isKept(hashOf(content))).toBe(true);
    expect(incoming()).toEqual([]);
  });

  test('that comes twice at once, or again, is one file', async () => {
    await start();
    const content = video();
    const both = [send(content.length), send(content.length, 'bob')];
    for (const sender of both) await sender.send(content.subarray(0, 1_000));
    await until(() => incoming().length === 2);
    for (const { status, json } of await Promise.all(both.map((each) => each.end(content.subarray(1_000)))))
      expect([status, json.sha256]).toEqual([200, hashOf(content)]);
    expect((await whole(content)).status).toBe(200);
    const shard = join(store, 'blobs', hashOf(content).slice(0, 2));
    expect(readdirSync(shard).sort()).toEqual([hashOf(content), `${hashOf(content)}.json`]);
    expect(incoming()).toEqual([]);
  });

  test('whose sender goes away is removed; of their share it takes what has come', async () => {
    await start({ intake: { hourlyBytes: 300 * KIB } });
    const sender = send(250 * KIB);
    await sender.send(randomBytes(100 * KIB));
    await until(() => bytesOf(incoming()[0]) === 100 * KIB);
    sender.vanish();
    await until(() => incoming().length === 0);
    expect((await whole(video(150 * KIB))).status).toBe(200);
    expect(await whole(video(100 * KIB))).toMatchObject({ status: 429, json: { reason: 'UPLOADS_FULL' } });
    expect((await whole(video(50 * KIB))).status).toBe(200);
  });

  test('beyond the share of its author is refused before it comes, with when to come again', async () => {
    await start({ intake: { hourlyBytes: 300 * KIB } });
    const { status, json, retryAfter } = await send(301 * KIB).answer;
    expect([status, json.reason]).toEqual([429, 'UPLOADS_FULL']);
    expect(Number(retryAfter)).toBeGreaterThan(3_500);
    expect(incoming()).toEqual([]);
    // What was refused is not counted.
    expect((await whole(video(290 * KIB))).status).toBe(200);
    expect((await send(301 * KIB, 'bob').answer).status).toBe(429);
  });

  test('for which there is no room beside others is asked to come again; there is when one of them is over', async () => {
    await start({ intake: { allBytes: 300 * KIB, hourlyBytes: 1_000 * KIB } });
    const content = video(200 * KIB);
    const first = send(content.length);
    await first.send(content.subarray(0, 1_000));
    await until(() => incoming().length === 1);
    for (const who of ['ada', 'bob'] as const) {
      const { status, json, retryAfter } = await send(150 * KIB, who).answer;
      expect([status, json.reason, retryAfter]).toEqual([503, 'UPLOADS_BUSY', '5']);
    }
    expect((await whole(video(100 * KIB), 'bob')).status).toBe(200);
    expect((await first.end(content.subarray(1_000))).status).toBe(200);
    expect((await whole(video(150 * KIB), 'bob')).status).toBe(200);
  });

  test('of one author leaves room for others', async () => {
    await start({ intake: { ownBytes: 250 * KIB } });
    const first = send(200 * KIB);
    await first.send(randomBytes(1_000));
    await until(() => incoming().length === 1);
    expect((await send(100 * KIB).answer).status).toBe(503);
    expect((await whole(video(200 * KIB), 'bob')).status).toBe(200);
    first.vanish();
    await until(() => incoming().length === 0);
    expect((await whole(video(200 * KIB))).status).toBe(200);
  });

  test('that does not say how long it is may be as large as any, and no larger', async () => {
    await start();
    const content = video();
    const sender = send();
    await sender.send(content.subarray(0, 1_000));
    expect(await sender.end(content.subarray(1_000))).toMatchObject({ status: 200 });
    const endless = send();
    let answer: unknown;
    void endless.answer.then((one) => {
      answer = one;
    });
    const mib = randomBytes(KIB * KIB);
    for (let sent = 0; sent < 60 && answer === undefined; sent += 1) await endless.send(mib);
    expect(await endless.answer).toMatchObject({ status: 413, json: { reason: 'MEDIA_TOO_LARGE' } });
    endless.vanish();
    expect(incoming()).toEqual([]);
    expect(await send(49 * KIB * KIB).answer).toMatchObject({ status: 413 });
  });

  test('that is longer than it says is what it says: the rest is no request', async () => {
    await start();
    const content = video();
    const socket = connect(Number(media.httpAddress.split(':')[1]), '127.0.0.1');
    const head = `PUT /media/blob HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.ada}\r\n`;
    socket.write(`${head}Content-Length: ${content.length}\r\n\r\n`);
    socket.end(Buffer.concat([content, Buffer.alloc(1_000, 'x')]));
    expect(await text(socket)).not.toContain('HTTP/1.1 500');
    await until(() => incoming().length === 0);
    expect((await whole(content)).json.sha256).toBe(hashOf(content));
  });

  test('that finds no room on the disk is told so, and nothing of it is counted', async () => {
    await start({ blobs: new FullBlobs(store), intake: { hourlyBytes: 150 * KIB } });
    for (const who of ['ada', 'ada', 'bob'] as const)
      expect(await whole(video(), who)).toMatchObject({ status: 503, json: { reason: 'STORE_FULL' } });
    expect(incoming()).toEqual([]);
  });

  test('that trickles is given up with a text, and what came of it is removed', async () => {
    const file = { longestMs: 600_000, leastBytes: 50_000, stretchMs: 300 };
    await start({ arrival: { ...DEFAULT_ARRIVAL, wholeMs: 100, file } });
    const sender = send(100_000);
    const trickling = setInterval(() => void sender.send(randomBytes(1)), 10);
    const answer = await sender.answer.finally(() => clearInterval(trickling));
    expect(answer).toMatchObject({ status: 408, json: { reason: 'REQUEST_TOO_SLOW' } });
    await until(() => incoming().length === 0);
  });

  test('when the service stops is removed', async () => {
    await start();
    const sender = send(100_000);
    await sender.send(randomBytes(1_000));
    await until(() => incoming().length === 1);
    await media.close();
    await expect(sender.answer).rejects.toThrow();
    await until(() => incoming().length === 0);
  });

  test('that a killed process has left is removed by the next one', async () => {
    mkdirSync(join(store, 'incoming'));
    const [old, young] = ['old', 'young'].map((name) => join(store, 'incoming', name)) as [string, string];
    for (const path of [old, young]) writeFileSync(path, 'half');
    const before = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(old, before, before);
    await start();
    await until(() => !existsSync(old));
    expect(existsSync(young)).toBe(true);
  });
});
