import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@fabula/kit/errors';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { takeIn } from '@fabula/media/take-in';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { DraftAuthority } from '../../../testing/draftAuthority.ts';
import { Site } from '../../../testing/site.ts';
import { storyFolder, storyPlace } from '../../../testing/storyDraft.ts';
import { bringToSite, TestDoor } from '../../../testing/testDoor.ts';
import type { EditRequest } from '../draft/authority.ts';
import { readTexts } from '../draft/readTexts.ts';
import { bringMedia, type Progress } from './bringMedia.ts';
import { exportZip } from './exportZip.ts';
import { importParts } from './importParts.ts';
import { importZip } from './importZip.ts';
import { headOf } from './storyHead.ts';
import { writeStory } from './writeStory.ts';

const NOTHING = new AbortController().signal;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The site's own door: what comes in by it is kept by its content. */
class Door {
  readonly blobs = new Map<string, Uint8Array>();
  readonly #folder = mkdtempSync(join(tmpdir(), 'fabula-import-'));
  readonly #kept = new FolderBlobs(this.#folder);
  readonly site = new Site({ '/media/blob': (body) => this.#take(body as Uint8Array) });

  get asked(): number {
    return this.site.askedBy('/media/blob').length;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }

  async #take(body: Uint8Array): Promise<object> {
    try {
      const kept = await takeIn(Readable.from([body]), { blobs: this.#kept });
      const { path = '' } = (await this.#kept.find(kept.sha256.slice(0, 32))) ?? {};
      this.blobs.set(kept.sha256, new Uint8Array(readFileSync(path)));
      return kept;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, reason, message } = error;
      return Response.json({ code: code.toLowerCase(), reason, message }, { status: 400 });
    }
  }
}

let door: Door;
beforeEach(() => {
  bringToSite();
  door = new Door();
});
afterEach(() => {
  door.close();
  jest.restoreAllMocks();
});

async function shipped(slug: string) {
  const folder = await storyFolder(slug);
  const media = [...folder.media.keys()].map((path): [string, Uint8Array] => [
    `media/${path}`,
    new Uint8Array(readFileSync(join(storyPlace(slug), 'media', path))),
  ]);
  return exportZip({ slug, texts: folder.texts, media });
}

/** All that an authority has, as the page would pack it. */
async function packed(authority: DraftAuthority, slug: string) {
  const line = authority.line();
  const { files } = await line.head();
  const texts = await readTexts(
    line,
    files.filter(({ sha256 }) => sha256 === undefined).map(({ path }) => path),
  );
  const media = files.flatMap(({ path, sha256 }): [string, Uint8Array][] => {
    const bytes = sha256 === undefined ? undefined : door.blobs.get(sha256);
    return bytes ? [[path, bytes]] : [];
  });
  const byPath = texts.map(({ path, text }): [string, string] => [path, text]);
  return exportZip({ slug, texts: byPath.sort(), media: media.sort() });
}

test('a shipped story goes into a new draft and out again byte for byte', async () => {
  const slug = 'the-dragons-advocate';
  const zip = await shipped(slug);
  const story = importZip(zip);
  const authority = new DraftAuthority({ 'story.yaml': `id: ${headOf(story).id}\n` });
  const told: Progress[] = [];
  const tell = (progress: Progress) => told.push(progress);
  const brought = await bringMedia({ media: story.media, known: new Set(), signal: NOTHING, tell });
  expect([brought.refused, brought.remade]).toEqual([[], []]);
  expect(told).toHaveLength(story.media.size);
  const written = await writeStory({
    ...{ authority: authority.line(), texts: story.texts, media: brought.kept, signal: NOTHING },
  });
  expect([written.removed, written.stays]).toEqual([[], []]);
  expect(written.texts).toHaveLength(story.texts.size);
  const sorted = (files: ReadonlyMap<string, unknown>) => [...files.keys()].sort();
  expect(written.media).toEqual(sorted(story.media));
  const again = importZip(await packed(authority, slug));
  expect([...again.texts]).toEqual([...story.texts].sort());
  for (const [path, bytes] of story.media)
    expect([path, hashOf(again.media.get(path) ?? new Uint8Array())]).toEqual([path, hashOf(bytes)]);
  expect(again.media.size).toBe(story.media.size);
  // Once more: all of it is there.
  const { length } = door.site.asked;
  const known = new Set(door.blobs.keys());
  const second = await bringMedia({ media: story.media, known, signal: NOTHING, tell: () => undefined });
  const nothing = await writeStory({
    ...{ authority: authority.line(), texts: story.texts, media: second.kept, signal: NOTHING },
  });
  expect(nothing).toEqual({ texts: [], media: [], removed: [], stays: [] });
  expect(door.site.asked).toHaveLength(length);
});

const text = (what: string) => new TextEncoder().encode(what);
const sends = (files: Record<string, Uint8Array>, signal = NOTHING, known = new Set<string>()) =>
  bringMedia({ media: new Map(Object.entries(files)), known, signal, tell: () => undefined });
const drawing = (side: number) =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="1"/></svg>`);

test('what the site refuses is told, and the rest goes on', async () => {
  const brought = await sends({
    'media/a.svg': drawing(11),
    'media/b.jpg': text('no picture'),
    'media/c.svg': text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  });
  expect(brought.refused.map(({ path, error }) => [path, error.reason])).toEqual([
    ['media/b.jpg', 'UNKNOWN_MEDIA'],
    ['media/c.svg', 'DRAWING_REFUSED'],
  ]);
  expect([...brought.kept.keys()]).toEqual(['media/a.svg']);
});

test('what is there is not sent again, nor what was sent before', async () => {
  await sends(
    { 'media/a.svg': drawing(21), 'media/b.svg': drawing(22) },
    NOTHING,
    new Set([hashOf(drawing(21))]),
  );
  expect(door.asked).toBe(1);
  await sends({ 'media/b.svg': drawing(22) });
  expect(door.asked).toBe(1);
});

test('nothing is sent any more once it is stopped, or cannot go on', async () => {
  const stop = new AbortController();
  door.site.answer('/media/blob', () => {
    stop.abort();
    return { sha256: 'a', bytes: 1 };
  });
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`media/${at}.svg`, drawing(100 + at)]),
  );
  await expect(sends(many, stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(door.asked).toBeLessThan(20);
  const full = { code: 'resource_exhausted', reason: 'UPLOADS_FULL' };
  door.site.answer('/media/blob', () => Response.json(full, { status: 429 }));
  const before = door.asked;
  await expect(sends(many)).rejects.toMatchObject(full);
  expect(door.asked - before).toBeLessThan(20);
});

test('how far an import is is told by its bytes, while each file is on its way, and a slow one goes again', async () => {
  const door = new TestDoor();
  const [large, small] = [new Uint8Array(3_000), new Uint8Array(1_000).fill(1)];
  const media = new Map([
    ['media/large.mp3', large],
    ['media/small.mp3', small],
  ]);
  const told: number[] = [];
  const tell = (progress: Progress) => void (progress.kind === 'media' && told.push(progress.percent));
  const sending = bringMedia({ media, known: new Set(), signal: NOTHING, tell });
  const arrived = async (count: number) => {
    while (door.brought.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await arrived(2);
  for (const share of [0.2, 0.2001, 0.6]) door.progress(share);
  const slow = { code: 'deadline_exceeded', reason: 'REQUEST_TOO_SLOW', message: '' };
  const first = door.brought[0]?.file as Uint8Array;
  door.answer(408, slow, { 'retry-after': '0' });
  await arrived(3);
  const taken = (bytes: Uint8Array) => ({ sha256: hashOf(bytes), bytes: bytes.length });
  door.answer(200, taken(first === large ? small : large));
  door.answer(200, taken(first === large ? large : small));
  const brought = await sending;
  expect([...brought.kept.keys()].sort()).toEqual([...media.keys()]);
  const of = (first.length / 4_000) * 100;
  expect(told).toEqual([0, 0, Math.floor(of * 0.2), Math.floor(of * 0.6)]);
  bringToSite();
});

const put = (authority: DraftAuthority, texts: Record<string, string>, line = authority.line()) =>
  writeStory({ authority: line, texts: new Map(Object.entries(texts)), media: new Map(), signal: NOTHING });

test('a text that the archive has not goes, and a picture stays', async () => {
  const authority = new DraftAuthority({ 'story.yaml': 'a: 1\n', 'moments/old.yaml': 'x\n' });
  const media = new Map([['media/cover.en.jpg', { sha256: 'a'.repeat(64), bytes: 3 }]]);
  const texts = new Map([['story.yaml', 'a: 2\n']]);
  await writeStory({ authority: authority.line(), texts, media, signal: NOTHING });
  expect(await put(authority, { 'story.yaml': 'a: 2\n', 'flow.yaml': 'b: 1\n' })).toEqual({
    ...{ texts: ['flow.yaml'], media: [], removed: [], stays: ['media/cover.en.jpg'] },
  });
  expect(authority.text('moments/old.yaml')).toBeUndefined();
});

test('what somebody else wrote meanwhile is seen, and an edit whose answer was lost is made once', async () => {
  const authority = new DraftAuthority({ 'story.yaml': 'a: 1\n' });
  const line = authority.line();
  let sent = 0;
  const edit = async (request: EditRequest) => {
    sent += 1;
    const files = [{ path: 'story.yaml', version: 1, text: 'a: 7\n' }];
    const others = { ...request, editId: 'others', last: true, files };
    if (sent === 1) await line.edit(others);
    const answer = await line.edit(request);
    if (sent === 2) throw { code: 'unavailable', message: '' };
    return answer;
  };
  const written = await put(authority, { 'story.yaml': 'a: 2\n' }, { ...line, edit });
  expect([authority.text('story.yaml'), written.texts, sent]).toEqual(['a: 2\n', ['story.yaml'], 3]);
});

test('an import is as many calls as it takes, each as large as a call may be', () => {
  const files = Array.from({ length: 200 }, (_, at) => ({
    path: `m/${at}`,
    version: 0,
    text: 'é'.repeat(at * 100),
  }));
  const parts = importParts(files);
  expect(parts.flatMap((part) => part.files)).toEqual(files);
  expect(parts.map(({ last }) => last)).toEqual(parts.map((_, at) => at === parts.length - 1));
  expect(new Set(parts.map(({ editId }) => editId)).size).toBe(1);
  expect(parts.map(({ part }) => part)).toEqual(parts.map((_, at) => at));
  for (const part of parts) {
    expect(part.files.length).toBeLessThanOrEqual(64);
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(256 * 1024);
  }
});
