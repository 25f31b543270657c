import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { silentMp3 } from '@fabula/kit/silent-mp3';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { createMediaService, type MediaPart } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { movie } from './movie.ts';

const STORY = '0c9f2a52-7d0e-4a5c-8a86-5f9df0a4f6d1';
const STORIES = new URL('../../catalogue/stories/', import.meta.url);
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const shipped = (file: string) => readFileSync(new URL(file, STORIES));

/** Noise: nothing that a format could make small. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** What the service says of an upload. */
interface Answer {
  readonly status: number;
  readonly sha256?: string;
  readonly type?: string;
  readonly bytes?: number;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
  readonly reason?: string;
  readonly message?: string;
}

describe('what authors upload', () => {
  const identity = new TestIdentity();
  let folder: string;
  let media: MediaPart;
  let token: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fabula-uploads-'));
    const log = createLogger('media', { level: 'silent' });
    media = await createMediaService({
      ...{ part: 'media', log, metrics: createMetrics('media-test'), verifiers: identity.verifiers },
      ...{ signer: identity.signer('media'), rpcAddress: '127.0.0.1:0', httpAddress: '127.0.0.1:0' },
      storiesFolder: undefined,
      cacheFolder: join(folder, 'cache'),
      store: new FolderMediaStore(join(folder, 'store')),
      blobs: new FolderBlobs(join(folder, 'store')),
    });
    token = await identity.playerToken('ada', { roles: ['author'] });
  });
  afterAll(async () => {
    await media.close();
    rmSync(folder, { recursive: true });
  });

  const at = (path: string) => `http://${media.httpAddress}${path}`;
  async function put(content: Uint8Array, query = '', authorization = `Bearer ${token}`): Promise<Answer> {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    const response = await fetch(at(`/media/blob${query}`), {
      method: 'PUT',
      headers,
      body: Buffer.from(content),
    });
    return { status: response.status, ...((await response.json()) as object) };
  }
  const kept = (hash = '') => readFileSync(join(folder, 'store/blobs', hash.slice(0, 2), hash));
  const served = (name: string, version = '') =>
    fetch(at(`/media/image/${STORY}/${name}?v=${version.slice(0, 32)}`));

  test('a photo of 12 MB that lies on its side stands upright, and tells nothing of where it was taken', async () => {
    const photo = await noise(3900, 3000)
      .withExif({ IFD0: { Make: 'A telephone' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(11_000_000);
    expect(photo.length).toBeLessThan(12_582_912);
    const answer = await put(photo);
    expect(answer).toMatchObject({ status: 200, type: 'image/jpeg', width: 3000, height: 3900 });
    const { exif, orientation } = await sharp(kept(answer.sha256)).metadata();
    expect([exif, orientation ?? 1]).toEqual([undefined, 1]);
  });

  test('one that is upright and says nothing is kept to the byte', async () => {
    const photo = await noise(640, 480).jpeg().toBuffer();
    const answer = await put(photo);
    expect(answer).toMatchObject({
      status: 200,
      sha256: sha256(photo),
      bytes: photo.length,
      width: 640,
      height: 480,
    });
    const response = await served('places/hall.jpg', answer.sha256);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
  });

  test('a larger picture than a screen has becomes as large as one may be', async () => {
    const wide = await sharp({ create: { width: 6000, height: 1000, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    expect(await put(wide)).toMatchObject({ status: 200, width: 4096, height: 683 });
  });

  test('what is asked for is cut out of the picture as it stands', async () => {
    const half = { width: 100, height: 200, channels: 3 } as const;
    const red = await sharp({ create: { ...half, background: '#ff0000' } })
      .png()
      .toBuffer();
    // Left red, right blue, lying on its side: upright it is red above and blue below.
    const picture = await sharp({ create: { ...half, width: 200, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await put(picture, '?crop=0,100,200,100');
    expect(answer).toMatchObject({ status: 200, width: 200, height: 100 });
    const { dominant } = await sharp(kept(answer.sha256)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    for (const crop of ['0,100,200,101', '1,2,3', '0,0,0,10', '-1,0,10,10', 'all'])
      expect(await put(picture, `?crop=${crop}`)).toMatchObject({ status: 400, reason: 'BAD_CROP' });
  });

  test('a PNG keeps what can be seen through; whatever its file is called, it is served as what it is', async () => {
    const glass = await sharp({ create: { width: 50, height: 40, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const answer = await put(glass);
    expect(answer).toMatchObject({ status: 200, type: 'image/png', width: 50, height: 40 });
    expect((await sharp(kept(answer.sha256)).metadata()).hasAlpha).toBe(true);
    const response = await served('items/glass.jpg', answer.sha256);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const small = await served('items/glass.jpg', `${answer.sha256?.slice(0, 32)}`);
    expect(small.status).toBe(200);
  });

  test('broken, moving and huge pictures are refused, each in its own words', async () => {
    const photo = await noise(800, 600).jpeg().toBuffer();
    const frames = await sharp(randomBytes(32 * 64 * 3), {
      raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    const bomb = await sharp({ create: { width: 16_000, height: 7_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const refused = async (content: Uint8Array) => (await put(content)).reason;
    expect(await refused(photo.subarray(0, photo.length / 2))).toBe('BROKEN_PICTURE');
    expect(await refused(Buffer.concat([photo.subarray(0, 3), randomBytes(5_000)]))).toBe('BROKEN_PICTURE');
    expect(await refused(frames)).toBe('MOVING_PICTURE');
    expect(await refused(bomb)).toBe('PICTURE_TOO_WIDE');
    expect(await refused(await noise(3600, 2800).png().toBuffer())).toBe('MEDIA_TOO_LARGE');
  });

  describe('drawings', () => {
    const TEN = Array.from({ length: 10 }, (_, n) => n);
    /** Ten parts, each of which draws the next one ten times. */
    const nested = (drawn: (id: string) => string) =>
      TEN.map((n) => `<g id="p${n}">${drawn(`p${n + 1}`).repeat(10)}</g>`).join('');
    const drawing = (inner: string, head = '') =>
      Buffer.from(
        `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inner}</svg>`,
      );

    test('that draw are kept as they are, and can do nothing but be looked at', async () => {
      const titles = ['nobody-steals-the-moon', 'put-out-the-light'].map((slug) =>
        shipped(`${slug}/media/title.fr.svg`),
      );
      const style = drawing(
        '<style>.a{fill:url(#b)}</style><path class="a" style="opacity:.5" d="M0 0"/><use x:href="#a"/>',
        '<?xml version="1.0" encoding="UTF-8"?>',
      );
      const gradients = drawing(
        `<style>.s{stop-color:red}.f{fill:url(#b)}</style><linearGradient id="a"><stop class="s"/></linearGradient>
         <linearGradient id="b" x:href="#a"/>${'<path class="f" d=""/>'.repeat(2000)}`,
      );
      for (const content of [...titles, style, gradients])
        expect(await put(content)).toMatchObject({
          status: 200,
          type: 'image/svg+xml',
          sha256: sha256(content),
        });
      const response = await served('title.fr.svg', sha256(style));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(await put(style)).toMatchObject({ width: 40, height: 20 });
    });

    test.each([
      ['a script', drawing('<script>alert(1)</script>')],
      ['a script in capitals', drawing('<SCRIPT>alert(1)</SCRIPT>')],
      ['a handler', drawing('<path onload="alert(1)" d=""/>')],
      ['HTML', drawing('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
      [
        'an element of another language',
        drawing('<a:script xmlns:a="http://www.w3.org/1999/xhtml">alert(1)</a:script>'),
      ],
      ['an animation', drawing('<animate attributeName="href" to="javascript:alert(1)"/>')],
      ['a link', drawing('<a href="https://example.org"><path d=""/></a>')],
      ['a picture from elsewhere', drawing('<image href="https://example.org/x.png"/>')],
      ['a part of another file', drawing('<use href="other.svg#a"/>')],
      ['data in a link', drawing('<use x:href="data:image/svg+xml;base64,PHN2Zy8+#a"/>')],
      ['a style that loads', drawing('<path style="fill:url(https://example.org/x)" d=""/>')],
      ['a style that imports', drawing('<style>@import "https://example.org/x.css";</style>')],
      ['a style in pieces', drawing('<style>a{fill:ur<![CDATA[l(https://example.org/x)]]>}</style>')],
      ['a style that hides', drawing('<style>a{fill:u\\72l(https://example.org/x)}</style>')],
      ['parts that draw one another again and again', drawing(nested((id) => `<use href="#${id}"/>`))],
      ['a pattern of patterns', drawing(nested((id) => `<path d="" fill="url(#${id})"/>`))],
      [
        'patterns by classes',
        drawing(
          `<style>${TEN.map((n) => `.c${n}{fill:url(#p${n})}`).join('')}</style>${nested(
            (id) => `<path d="" class="${id.replace('p', 'c')}"/>`,
          )}`,
        ),
      ],
      ['a part that draws itself', drawing('<g id="a"><use href="#a"/></g>')],
      ['entities', drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
      ['an instruction', drawing('', '<?xml-stylesheet href="https://example.org/x.css"?>')],
      ['another way of writing', drawing('', '<?xml version="1.0" encoding="utf-7"?>')],
      ['what is not closed', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['groups in groups', drawing(`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`)],
    ])('with %s are refused', async (_what, content) => {
      expect(await put(content)).toMatchObject({ status: 400, reason: 'DRAWING_REFUSED' });
      expect(existsSync(join(folder, 'store/blobs', sha256(content).slice(0, 2), sha256(content)))).toBe(
        false,
      );
    });
  });

  test('a sound is MP3 frame by frame', async () => {
    const sound = silentMp3(3_000);
    expect(await put(sound)).toMatchObject({
      status: 200,
      type: 'audio/mpeg',
      durationMs: 3_000,
      sha256: sha256(sound),
    });
    const music = shipped('put-out-the-light/media/sounds/the-keeper.mp3');
    const answer = await put(music);
    expect(answer).toMatchObject({ status: 200, sha256: sha256(music) });
    const response = await fetch(at(`/media/audio/${STORY}/sounds/x.mp3?v=${sha256(music).slice(0, 32)}`));
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    const page = Buffer.from('<script>alert(1)</script>');
    for (const content of [
      Buffer.concat([sound, page]),
      Buffer.concat([Buffer.from('ID3'), page]),
      sound.subarray(0, 30),
    ])
      expect(await put(content)).toMatchObject({ status: 400, reason: 'BAD_SOUND' });
  });

  test('a video says how long and how large it is', async () => {
    const video = movie({ seconds: 4, width: 320, height: 240 });
    expect(await put(video)).toMatchObject({
      status: 200,
      type: 'video/mp4',
      durationMs: 4_000,
      width: 320,
      height: 240,
    });
    expect(await put(movie({ seconds: 20.5 }))).toMatchObject({ reason: 'VIDEO_TOO_LONG' });
    expect(await put(movie({ seconds: 4, handler: 'soun' }))).toMatchObject({ reason: 'BAD_VIDEO' });
    for (const end of [8, 40, video.length - 1])
      expect(await put(video.subarray(0, end))).toMatchObject({ status: 400, reason: 'BAD_VIDEO' });
  });

  const ffmpeg = existsSync('/usr/bin/ffmpeg') ? test : test.skip;
  ffmpeg('as the tools of others make them, sounds and videos pass', async () => {
    const made = (name: string, ...settings: string[]) => {
      const file = join(folder, name);
      execFileSync('ffmpeg', ['-v', 'error', ...settings, file]);
      return readFileSync(file);
    };
    const source = ['-f', 'lavfi', '-i'];
    const clip = made('a.mp4', ...source, 'testsrc=duration=2:size=128x96:rate=10', '-pix_fmt', 'yuv420p');
    const quick = made(
      'b.mp4',
      ...source,
      'testsrc=duration=2:size=128x96:rate=10',
      '-movflags',
      '+faststart',
    );
    for (const content of [clip, quick])
      expect(await put(content)).toMatchObject({ status: 200, width: 128, height: 96, durationMs: 2_000 });
    const tone = [...source, 'sine=duration=2'];
    for (const settings of [
      ['-b:a', '128k'],
      ['-q:a', '4'],
      ['-ar', '22050', '-ac', '1'],
      ['-id3v2_version', '4', '-write_id3v1', '1', '-metadata', 'title=x'],
    ]) {
      const sound = made(`${settings.join('')}.mp3`, ...tone, ...settings);
      const { status, durationMs = 0 } = await put(sound);
      expect([status, Math.round(durationMs / 1000)]).toEqual([200, 2]);
    }
  });

  test('a figure is one that a page can draw', async () => {
    const figure = shipped('put-out-the-light/media/characters/yann/figure.json');
    expect(await put(figure)).toMatchObject({
      status: 200,
      type: 'application/json',
      sha256: sha256(figure),
    });
    const { layers, ...rest } = JSON.parse(figure.toString()) as { layers: object };
    const changed = async (layer: object) =>
      put(Buffer.from(JSON.stringify({ ...rest, layers: { ...layers, ...layer } })));
    expect(await changed({ body: '<script>alert(1)</script>' })).toMatchObject({ reason: 'DRAWING_REFUSED' });
    expect(await changed({ body: '</svg><path d=""/>' })).toMatchObject({ reason: 'DRAWING_REFUSED' });
    expect(await changed({ body: 7 })).toMatchObject({
      reason: 'FIGURE_REFUSED',
      message: expect.stringContaining('layers.body'),
    });
    expect(await put(Buffer.from('{'))).toMatchObject({ reason: 'FIGURE_REFUSED' });
  });

  test('what is none of these is refused by what it is, not by what it is called', async () => {
    for (const content of [
      Buffer.from('MZ'),
      Buffer.from('PK\x03\x04'),
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
      Buffer.from('%PDF-1.7'),
    ])
      expect(await put(content)).toMatchObject({ status: 400, reason: 'UNKNOWN_MEDIA' });
    const large = await put(Buffer.alloc(48 * 1024 * 1024 + 1));
    expect(large).toMatchObject({ status: 413, reason: 'MEDIA_TOO_LARGE' });
  });

  test('only authors upload', async () => {
    const picture = await noise(8, 8).png().toBuffer();
    const player = await identity.playerToken('bob', { roles: [] });
    const old = await identity.playerToken('ada', { roles: ['author'], lifetimeS: -60 });
    expect(await put(picture, '', '')).toMatchObject({ status: 401 });
    expect(await put(picture, '', `Bearer ${player}`)).toMatchObject({ status: 403 });
    expect(await put(picture, '', `Bearer ${old}`)).toMatchObject({ status: 401 });
    expect(await put(picture, '', `Bearer ${token}x`)).toMatchObject({ status: 401 });
  });

  test('nobody finds a blob who does not know its content', async () => {
    const { sha256: hash = '' } = await put(await noise(9, 9).png().toBuffer());
    expect((await served('x.png', hash)).status).toBe(200);
    for (const version of [
      hash.slice(0, 8),
      hash.slice(0, 31),
      `${hash.slice(0, 31)}g`,
      hash,
      `${hash.slice(0, 2)}/../x`,
    ])
      expect((await fetch(at(`/media/image/${STORY}/x.png?v=${encodeURIComponent(version)}`))).status).toBe(
        404,
      );
  });
});
