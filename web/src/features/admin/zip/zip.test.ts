import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@fabula/story/compile';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { SHIPPED, storyFolder, storyPlace } from '../../../testing/storyDraft.ts';
import { crc32 } from './crc32.ts';
import { exportZip } from './exportZip.ts';
import { importZip } from './importZip.ts';
import { withNewIds } from './newIds.ts';
import { ZipRefused } from './refused.ts';

const STORY = 'name: x\n';
const made = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

function refusalOf(zip: Uint8Array): string | undefined {
  try {
    importZip(zip);
    return undefined;
  } catch (error) {
    if (error instanceof ZipRefused) return error.message;
    throw error;
  }
}

/** Offsets of each entry of the directory. */
function entriesIn(zip: Uint8Array): number[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const found: number[] = [];
  for (let at = 0; at + 4 <= zip.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) found.push(at);
  return found;
}

/** The archive with some of its bytes written otherwise. */
function bent(zip: Uint8Array, change: (view: DataView, entries: readonly number[]) => void): Uint8Array {
  const copy = zip.slice();
  change(new DataView(copy.buffer), entriesIn(copy));
  return copy;
}

describe('out and in again', () => {
  it.each(SHIPPED)('%s comes back byte for byte, and is the same release', async (slug) => {
    const folder = await storyFolder(slug);
    const media = new Map(
      [...folder.media.keys()].map((path): [string, Uint8Array] => [
        `media/${path}`,
        new Uint8Array(readFileSync(join(storyPlace(slug), 'media', path))),
      ]),
    );
    const zip = exportZip({ slug, texts: folder.texts, media });
    const back = importZip(zip);
    expect(back.slug).toBe(slug);
    expect([back.changed, back.leftOut]).toEqual([[], []]);
    expect([...back.texts].sort()).toEqual([...folder.texts].sort());
    expect([...back.media.keys()].sort()).toEqual([...media.keys()].sort());
    for (const [path, bytes] of back.media)
      expect([path, Buffer.compare(bytes, media.get(path) ?? new Uint8Array())]).toEqual([path, 0]);
    const hash = compile(folder).contentHash;
    expect(compile({ ...folder, texts: new Map([...back.texts].sort()) }).contentHash).toBe(hash);
    expect(Buffer.compare(exportZip({ slug, texts: folder.texts, media }), zip)).toBe(0);
  });

  it('whatever the texts say', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const ALPHABET = ['a', ' ', '\n', ': ', '"', 'é', '…', '🏮', '\t', '#', '\u2028', '-'];
    for (let round = 0; round < 300; round += 1) {
      const text = () => Array.from({ length: next(60) }, () => ALPHABET[next(ALPHABET.length)]).join('');
      const texts = new Map([
        ['story.yaml', text()],
        [`moments/m-${next(9)}.yaml`, text()],
        [`characters/c.en.md`, text()],
      ]);
      const media = new Map([['media/places/a.jpg', Uint8Array.from({ length: next(99) }, () => next(256))]]);
      const back = importZip(exportZip({ slug: 's', texts, media }));
      expect(new Map([...back.texts].sort())).toEqual(new Map([...texts].sort()));
      expect(back.media).toEqual(media);
    }
  });
});

it('a story at the top of an archive is taken as well', () => {
  const { slug, texts } = importZip(made({ 'story.yaml': STORY, 'moments/a.yaml': 'x' }));
  expect(slug).toBeUndefined();
  expect([...texts.keys()]).toEqual(['story.yaml', 'moments/a.yaml']);
});

it('what belongs to no story is left out, and told', () => {
  const back = importZip(
    made({
      's/story.yaml': STORY,
      's/notes.txt': 'x',
      '__MACOSX/s/._story.yaml': 'x',
      's/media/run.exe': 'x',
    }),
  );
  expect(back.leftOut).toEqual(['s/notes.txt', '__MACOSX/s/._story.yaml', 's/media/run.exe']);
});

it('texts become UTF-8 with LF, which is told', () => {
  const back = importZip(made({ 'story.yaml': '\uFEFFa: 1\r\nb: 2\rc: 3\n', 'flow.yaml': 'a: [1, 2]\n' }));
  expect(back.texts.get('story.yaml')).toBe('a: 1\nb: 2\nc: 3\n');
  expect(back.changed).toEqual(['story.yaml']);
});

describe('is refused as a whole', () => {
  const good = made({ 's/story.yaml': STORY, 's/moments/a.yaml': 'x' });

  it.each([
    ['../story.yaml', 'path: ../story.yaml'],
    ['s/../../etc/passwd', 'path: s/../../etc/passwd'],
    ['/etc/passwd', 'path: /etc/passwd'],
    ['C:\\windows\\a', 'path: C:\\windows\\a'],
    ['s//a.yaml', 'path: s//a.yaml'],
    ['s/./a.yaml', 'path: s/./a.yaml'],
  ])('a file that lies elsewhere: %s', (path, refusal) => {
    expect(refusalOf(made({ 's/story.yaml': STORY, [path]: 'x' }))).toBe(refusal);
  });

  it('two files of one name, also where only a disk takes them for one', () => {
    expect(refusalOf(made({ 's/story.yaml': STORY, 's/Story.yaml': 'x' }))).toBe('twice: s/Story.yaml');
    const zip = made({ 's/story.yaml': STORY, 's/moments/a.yaml': 'x', 's/moments/b.yaml': 'y' });
    const twice = bent(zip, (view, [, , third = 0]) => view.setUint8(third + 46 + 's/moments/'.length, 97));
    expect(refusalOf(twice)).toBe('twice: s/moments/a.yaml');
  });

  it('a link', () => {
    const link = bent(good, (view, [, second = 0]) => {
      view.setUint8(second + 5, 3);
      view.setUint32(second + 38, 0xa1ff0000, true);
    });
    expect(refusalOf(link)).toBe('link: s/moments/a.yaml');
  });

  it('what is locked, or packed in a way that nobody reads', () => {
    expect(refusalOf(bent(good, (view, [first = 0]) => view.setUint16(first + 8, 1, true)))).toMatch(
      /^locked/,
    );
    expect(refusalOf(bent(good, (view, [first = 0]) => view.setUint16(first + 10, 14, true)))).toMatch(
      /^method/,
    );
  });

  it('bombs: by ratio, by size, by number, and by a size that is no true one', () => {
    const zeros = new Uint8Array(8 * 1024 * 1024);
    expect(refusalOf(made({ 'story.yaml': STORY, 'media/a.jpg': zeros }))).toBe('ratio: media/a.jpg');
    const large = bent(good, (view, entries) => {
      for (const at of entries) {
        view.setUint32(at + 20, 0x30000000, true);
        view.setUint32(at + 24, 0x30000000, true);
      }
    });
    expect(refusalOf(large)).toBe('too_large');
    const many = Object.fromEntries(Array.from({ length: 3_501 }, (_, at) => [`${at}`, '']));
    expect(refusalOf(made(many))).toBe('too_many');
    const liar = made({ 'story.yaml': 'x'.repeat(10_000) });
    expect(refusalOf(bent(liar, (view, [first = 0]) => view.setUint32(first + 24, 500, true)))).toBe(
      'damaged: story.yaml',
    );
    expect(refusalOf(new Uint8Array(64 * 1024 * 1024 + 1))).toBe('too_large');
  });

  it('what is no archive, or a damaged one', () => {
    expect(refusalOf(new Uint8Array())).toBe('no_zip');
    expect(refusalOf(strToU8('hello'.repeat(50)))).toBe('no_zip');
    expect(refusalOf(bent(good, (view, [first = 0]) => view.setUint32(first + 16, 1, true)))).toMatch(
      /^damaged/,
    );
    expect(refusalOf(bent(good, (view, [first = 0]) => view.setUint32(first + 42, 9_999, true)))).toMatch(
      /^damaged/,
    );
  });

  it('texts that are none', () => {
    const odd = (bytes: number[]) => made({ 'story.yaml': STORY, 'flow.yaml': Uint8Array.from(bytes) });
    expect(refusalOf(odd([0x61, 0xff]))).toBe('text_encoding: flow.yaml');
    expect(refusalOf(odd([0xed, 0xa0, 0x80]))).toBe('text_encoding: flow.yaml');
    expect(refusalOf(odd([0x61, 0]))).toBe('text_control: flow.yaml');
    let state = 1;
    const noise = Uint8Array.from({ length: 200 * 1024 + 1 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 32 + ((state >>> 16) % 90);
    });
    expect(refusalOf(odd([...noise]))).toBe('text_size: flow.yaml');
  });

  it('no story, or two', () => {
    expect(refusalOf(made({ 'a/b/story.yaml': STORY }))).toBe('no_story');
    expect(refusalOf(made({ 'a/story.yaml': STORY, 'b/story.yaml': STORY }))).toBe('folders');
  });

  it('whatever bytes an archive has, it is taken or refused, and nothing else', () => {
    for (let at = 0; at < good.length; at += 1)
      for (const value of [0, 0xff, 0x80]) {
        const refusal = refusalOf(bent(good, (view) => view.setUint8(at, value)));
        expect([undefined, expect.any(String)]).toContainEqual(refusal);
      }
  });
});

it.each(SHIPPED)('%s with new ids is a story of its own that says the same', async (slug) => {
  const folder = await storyFolder(slug);
  const texts = withNewIds(folder.texts);
  const [before, after] = [compile(folder), compile({ ...folder, texts })];
  expect(after.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(after.release?.story.id).not.toBe(before.release?.story.id);
  const ids = (json = '') => [...new Set(json.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
  const [old, fresh] = [ids(before.json), ids(after.json)];
  expect(old.filter((id) => fresh.includes(id))).toEqual([]);
  const byPlace = new Map(old.map((id, at) => [id, fresh[at] ?? '']));
  expect(
    before.json?.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => byPlace.get(id) ?? id),
  ).toBe(after.json);
});

it('the checksum is the one of archives', () => {
  expect(crc32(strToU8('123456789'))).toBe(0xcbf43926);
});
