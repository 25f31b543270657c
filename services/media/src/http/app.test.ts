import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedFolder } from '@fabula/kit/bounded-folder';
import { type HttpListener, listenHttp } from '@fabula/kit/http';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { RenderShares } from '../domain/render-shares.ts';
import { VARIANTS } from '../domain/variant.ts';
import { ImageRenderer } from '../providers/sharp/render.ts';
import { FolderBlobs } from '../store/folder-blobs.ts';
import { ReleaseMedia } from '../store/release-media.ts';
import { StoryMedia } from '../store/story-media.ts';
import { mediaApp } from './app.ts';

const ID = '6f0f5c1e-33f1-4b69-9a63-0d9a4b0d2f10';
const log = createLogger('media', { level: 'silent' });
/** A story whose media are published. */
const STORY = '0c9f2a52-7d0e-4a5c-8a86-5f9df0a4f6d1';
let folder: string;
let store: FolderMediaStore;
let blobs: FolderBlobs;
let http: HttpListener;
let base: string;

const uploading = () => {
  const { players } = new TestIdentity().verifiers;
  return { blobs, players, log };
};

const pictures = (name: string) =>
  new BoundedFolder({
    folder: join(folder, name),
    mostBytes: 1e9,
    endings: ['.webp', '.jpeg'],
    isDeep: true,
  });

/** Sends a path as it stands: fetch would tidy it up. On a connection of its own: a kept one may be closed as it is used. */
function raw(path: string, headers: Record<string, string> = {}): Promise<number> {
  const [host, port] = http.address.split(':');
  return new Promise((resolve, reject) => {
    httpRequest({ host, port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('media over HTTP', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fabula-media-'));
    const media = join(folder, 'stories/a-story/media');
    mkdirSync(join(media, 'places'), { recursive: true });
    mkdirSync(join(folder, 'stories/broken'), { recursive: true });
    writeFileSync(join(folder, 'stories/broken/story.yaml'), 'id: [nonsense');
    writeFileSync(join(folder, 'stories/a-story/story.yaml'), `id: ${ID}\nslug: a-story\n`);
    mkdirSync(join(folder, 'stories/released/media'), { recursive: true });
    writeFileSync(join(folder, 'stories/released/story.yaml'), `id: ${STORY}\n`);
    writeFileSync(join(folder, 'secret.jpg'), 'not for you');
    symlinkSync(join(folder, 'secret.jpg'), join(media, 'link.jpg'));
    writeFileSync(join(media, 'wind.mp3'), Buffer.alloc(10_000, 7));
    writeFileSync(join(media, '.hidden.jpg'), 'x');
    const picture = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#402060' } });
    await picture.jpeg().toFile(join(media, 'places/tower.jpg'));
    cpSync(join(media, 'places/tower.jpg'), join(media, 'normal.jpg'));
    const stories = new StoryMedia(join(folder, 'stories'), log);
    const renderer = new ImageRenderer(pictures('cache'));
    store = new FolderMediaStore(join(folder, 'store'));
    blobs = new FolderBlobs(join(folder, 'store'));
    const released = new ReleaseMedia({ today: stories, store, blobs, log });
    const shares = new RenderShares(1_000);
    http = await listenHttp(
      mediaApp({ media: released, renderer, shares, log, uploading: uploading() }),
      '127.0.0.1:0',
    );
    base = `http://${http.address}`;
  });

  afterAll(async () => {
    await http.close();
    rmSync(folder, { recursive: true });
  });

  it('serves the first burst of requests after the start', async () => {
    const stories = new StoryMedia(join(folder, 'stories'), log);
    const found = await Promise.all(Array.from({ length: 20 }, () => stories.find(ID, 'normal.jpg')));
    expect(found.filter((path) => path === undefined)).toEqual([]);
  });

  it('draws a character with an item in hand, once, at any size', async () => {
    const url = `${base}/media/forged/${ID}/places/tower.jpg/normal.jpg?width=400&quality=85`;
    const answer = await fetch(url, { headers: { accept: 'image/jpeg' } });
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(400);
    const whole = await fetch(`${base}/media/forged/${ID}/places/tower.jpg/normal.jpg`);
    const drawn = sharp(Buffer.from(await whole.arrayBuffer()));
    expect((await drawn.metadata()).width).toBe(1000);
    // The frame is golden where the first picture is violet.
    const { data } = await drawn
      .extract({ left: 770, top: 188, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect((await fetch(`${base}/media/forged/${ID}/places/tower.jpg/none.jpg`)).status).toBe(404);
    expect((await fetch(`${base}/media/forged/${ID}/places/tower.jpg`)).status).toBe(404);
  });

  it('forges pictures of any shape and format, and nothing that is no picture', async () => {
    const media = join(folder, 'stories/a-story/media');
    const drawn = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#204060' } });
    await drawn(900, 200).jpeg().toFile(join(media, 'places/shore.jpg'));
    await drawn(60, 60).png().toFile(join(media, 'key.png'));
    mkdirSync(join(media, 'stars.jpg'));
    cpSync(join(media, 'normal.jpg'), join(media, 'stars.jpg/moon.jpg'));
    const forged = (path: string) => raw(`/media/forged/${ID}/${path}`);
    // The first one ends where it first can: looking for other ends costs seconds of a long address.
    expect(await forged('normal.jpg/stars.jpg/moon.jpg')).toBe(200);
    expect(await forged('places/shore.jpg/normal.jpg')).toBe(200);
    expect(await forged('normal.jpg/key.png')).toBe(200);
    expect(await forged('normal.jpg/wind.mp3')).toBe(404);
  });

  describe('/media/image', () => {
    it('renders the size that is asked, as WebP where it is understood', async () => {
      const url = `${base}/media/image/${ID}/places/tower.jpg?width=400&height=300&quality=85&resize=cover`;
      const webp = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
      expect(webp.headers.get('content-type')).toBe('image/webp');
      const { width, height, format } = await sharp(Buffer.from(await webp.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({ width: 400, height: 300, format: 'webp' });
      const jpeg = await fetch(url, { headers: { accept: 'image/jpeg' } });
      expect((await sharp(Buffer.from(await jpeg.arrayBuffer())).metadata()).format).toBe('jpeg');
    });

    it('draws anew for one address no more than its share; then it gets the picture itself, for now', async () => {
      const stories = new StoryMedia(join(folder, 'stories'), log);
      const renderer = new ImageRenderer(pictures('few'));
      const media = new ReleaseMedia({ today: stories, store, blobs, log });
      const app = mediaApp({ media, renderer, shares: new RenderShares(1), log, uploading: uploading() });
      const few = await listenHttp(app, '127.0.0.1:0');
      const ask = async (width: number, from: string) => {
        const url = `http://${few.address}/media/image/${ID}/places/tower.jpg?width=${width}&quality=85`;
        const answer = await fetch(url, { headers: { 'x-forwarded-for': from, accept: 'image/jpeg' } });
        const { width: got } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        return { got, caching: answer.headers.get('cache-control') };
      };
      const caching = 'public, no-cache';
      expect(await ask(80, '192.0.2.1')).toEqual({ got: 80, caching });
      expect(await ask(400, '192.0.2.1')).toEqual({ got: 1000, caching: 'no-store' });
      expect(await ask(80, '192.0.2.1')).toEqual({ got: 80, caching });
      expect(await ask(400, '192.0.2.2')).toEqual({ got: 400, caching });
      await few.close();
    });

    it('draws what there is room for, and answers the rest without waiting', async () => {
      const files = pictures('room');
      const renderer = new ImageRenderer(files, { mostWaiting: 2 });
      const source = join(folder, 'stories/a-story/media/normal.jpg');
      const all = VARIANTS.map((variant) => renderer.render({ source, variant, format: 'webp' }, () => true));
      const drawn = (await Promise.all(all)).filter((path) => path !== undefined);
      expect(drawn.length).toBeGreaterThanOrEqual(4);
      expect(drawn.length).toBeLessThan(VARIANTS.length);
    });

    it('never enlarges', async () => {
      const answer = await fetch(`${base}/media/image/${ID}/places/tower.jpg?width=3840&quality=95`);
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(1000);
    });

    it('is revalidated without a version', async () => {
      const url = `${base}/media/image/${ID}/places/tower.jpg`;
      const first = await fetch(url);
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const etag = first.headers.get('etag') ?? '';
      expect(await raw(new URL(url).pathname, { 'if-none-match': etag })).toBe(304);
    });

    it.each([
      `/media/image/${ID}/../../../secret.jpg`,
      `/media/image/${ID}/%2e%2e/%2e%2e/%2e%2e/secret.jpg`,
      `/media/image/${ID}/..%2f..%2f..%2fsecret.jpg`,
      `/media/image/${ID}/places/%00tower.jpg`,
      `/media/image/${ID}/link.jpg`,
      `/media/image/${ID}/.hidden.jpg`,
      `/media/image/${ID}/wind.mp3`,
      `/media/image/${ID}/places`,
      `/media/image/%E0%A4%A/x.jpg`,
      '/media/image/../stories/a-story/media/normal.jpg',
      '/media/audio/nobody/wind.mp3',
    ])('%s leads nowhere', async (path) => {
      expect(await raw(path)).toBe(404);
    });

    it('answers any path with a status of its own', async () => {
      await fc.assert(
        fc.asyncProperty(fc.webPath(), async (path) => {
          expect([200, 404]).toContain(await raw(`/media/image/${ID}${path}`));
        }),
        { numRuns: 100 },
      );
    });
  });

  describe('what releases name', () => {
    const content = { old: '<svg>then</svg>', fresh: '<svg>now</svg>' };
    const versions = { old: '', fresh: '' };
    let media: string;

    /** Publishes the story's title as it lies there; what was published before media were kept names it as `cafe0001`. */
    async function publish(text: string): Promise<string> {
      const file = join(media, 'title.svg');
      writeFileSync(file, text);
      const sha256 = createHash('sha256').update(text).digest('hex');
      await store.keep(sha256, file);
      const version = sha256.slice(0, 8);
      await store.name(STORY, sha256, { [`title.svg?v=${version}`]: sha256 });
      return version;
    }
    const title = async (v?: string, story = STORY) => {
      const answer = await fetch(`${base}/media/image/${story}/title.svg${v === undefined ? '' : `?v=${v}`}`);
      const text = await answer.text();
      return {
        status: answer.status,
        text,
        type: answer.headers.get('content-type'),
        cache: answer.headers.get('cache-control'),
      };
    };

    beforeAll(async () => {
      media = join(folder, 'stories/released/media');
      writeFileSync(join(media, 'title.svg'), 'before');
    });

    it('nothing is known of a story before it is published: its files are what they are today', async () => {
      expect(await title('0badcafe')).toMatchObject({
        status: 200,
        text: 'before',
        cache: 'public, no-cache',
      });
    });

    it('a version is the content that it was published with, for ever, whatever lies there now', async () => {
      await store.name(STORY, 'before', { 'title.svg?v=cafe0001': null });
      versions.old = await publish(content.old);
      versions.fresh = await publish(content.fresh);
      const pinned = { status: 200, type: 'image/svg+xml', cache: expect.stringContaining('immutable') };
      expect(await title(versions.old)).toEqual({ ...pinned, text: content.old });
      expect(await title(versions.fresh)).toEqual({ ...pinned, text: content.fresh });
      rmSync(media, { recursive: true });
      expect(await title(versions.old)).toEqual({ ...pinned, text: content.old });
      mkdirSync(media);
      writeFileSync(join(media, 'title.svg'), content.fresh);
    });

    it('a version of before media were kept is today’s file, and is not kept by anybody', async () => {
      expect(await title('cafe0001')).toMatchObject({
        status: 200,
        text: content.fresh,
        cache: 'public, no-cache',
      });
    });

    it.each(['0badcafe', '', '../x', 'v'.repeat(200)])(
      'a version that no release names leads nowhere: %s',
      async (v) => {
        expect(await title(v)).toMatchObject({ status: 404 });
      },
    );
  });

  describe('/media/audio', () => {
    it('sends the range that is asked', async () => {
      const answer = await fetch(`${base}/media/audio/${ID}/wind.mp3`, {
        headers: { range: 'bytes=100-199' },
      });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe('bytes 100-199/10000');
      expect((await answer.arrayBuffer()).byteLength).toBe(100);
    });
  });

  describe('what no file answers', () => {
    it('is a range beyond its end: 416, with its length', async () => {
      const answer = await fetch(`${base}/media/audio/${ID}/wind.mp3`, {
        headers: { range: 'bytes=20000-' },
      });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */10000');
    });

    it('is a name that no file can have: 404', async () => {
      for (const kind of ['image', 'audio', 'forged'])
        expect(await raw(`/media/${kind}/${ID}/${'long'.repeat(300)}.jpg/a.jpg`)).toBe(404);
    });
  });

  describe('/media/avatar', () => {
    it('is the same for the same seed, and another for another', async () => {
      const get = async (seed: string) => (await fetch(`${base}/media/avatar/character/${seed}.svg`)).text();
      expect(await get('yann')).toBe(await get('yann'));
      expect(await get('yann')).not.toBe(await get('maud'));
      expect((await fetch(`${base}/media/avatar/nonsense/x.svg`)).status).toBe(404);
    });
  });
});
