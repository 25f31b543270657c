import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Drafts, FolderMediaStore } from '@fabula/kit/media-store';
import { afterAll, describe, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'fabula-store-'));
const store = new FolderMediaStore(join(folder, 'store'));
const file = join(folder, 'picture.jpg');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the store of media', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a content is kept under its hash, by two at once too, and stays when the file is written over', async () => {
    writeFileSync(file, 'first');
    expect(await store.find(hashOf('first'))).toBeUndefined();
    await Promise.all([store.keep(hashOf('first'), file), store.keep(hashOf('first'), file)]);
    writeFileSync(file, 'second');
    await store.keep(hashOf('second'), file);
    for (const text of ['first', 'second'])
      expect(readFileSync((await store.find(hashOf(text))) ?? '', 'utf8')).toBe(text);
  });

  test('a file that was changed after it was hashed is not kept under that hash', async () => {
    writeFileSync(file, 'third');
    await expect(store.keep(hashOf('fourth'), file)).rejects.toMatchObject({ name: 'ContentChanged' });
    expect(await store.find(hashOf('fourth'))).toBeUndefined();
    const all = readdirSync(join(folder, 'store'), { recursive: true, encoding: 'utf8' });
    expect(all.filter((path) => path.startsWith('incoming/'))).toEqual([]);
  });

  test('what a killed process has left is swept away, and nothing that is being written', async () => {
    const drafts = new Drafts(join(folder, 'store'));
    const [old, young] = [await drafts.newPath(), await drafts.newPath()];
    for (const path of [old, young]) writeFileSync(path, 'half');
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
    utimesSync(old, hours(2), hours(2));
    expect(await drafts.sweep()).toBe(1);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    expect(await new Drafts(join(folder, 'no store')).sweep()).toBe(0);
  });

  test('what a release names is told by its content hash, as it was written last', async () => {
    const storyId = randomUUID();
    expect(await store.names(storyId)).toEqual(new Map());
    await store.name(storyId, 'one', { 'a.jpg?v=1': null });
    await store.name(storyId, 'two', { 'a.jpg?v=2': hashOf('second') });
    await store.name(storyId, 'one', { 'a.jpg?v=1': hashOf('first') });
    expect(await store.names(storyId)).toEqual(
      new Map([
        ['one', { 'a.jpg?v=1': hashOf('first') }],
        ['two', { 'a.jpg?v=2': hashOf('second') }],
      ]),
    );
  });

  test('nothing outside of the folder is reached', async () => {
    await expect(store.find('../secret')).rejects.toThrow();
    await expect(store.names('../secret')).rejects.toThrow();
  });
});
