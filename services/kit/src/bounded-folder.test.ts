import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BoundedFolder } from './bounded-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-bounded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const endings = ['.webp'];
const write = (path: string) => writeFile(path, new Uint8Array(100));
const age = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name), then, then);
};

test('the folder stays below its bound: what was written first goes first', async () => {
  const files = new BoundedFolder({ folder, mostBytes: 350, endings, isDeep: true });
  for (const [name, minutes] of [
    ['aa/1.webp', 30],
    ['bb/2.webp', 20],
    ['cc/3.webp', 10],
  ] as const) {
    await files.add(name, write);
    age(name, minutes);
  }
  expect(await files.find('aa/1.webp')).toBe(join(folder, 'aa/1.webp'));
  await files.add('dd/4.webp', write);
  const kept = ['aa/1.webp', 'bb/2.webp', 'cc/3.webp', 'dd/4.webp'].filter((n) =>
    existsSync(join(folder, n)),
  );
  expect(kept).toEqual(['bb/2.webp', 'cc/3.webp', 'dd/4.webp']);
  expect(await files.find('aa/1.webp')).toBeUndefined();
});

test('what an earlier process left counts, and its old drafts go', async () => {
  for (const name of ['1.webp', '2.webp', 'old.part', 'young.part'])
    writeFileSync(join(folder, name), new Uint8Array(100));
  age('1.webp', 5);
  age('old.part', 120);
  await new BoundedFolder({ folder, mostBytes: 250, endings }).add('3.webp', write);
  expect(readdirSync(folder).sort()).toEqual(['2.webp', '3.webp', 'young.part']);
});

test('a file that failed leaves nothing behind that could be served', async () => {
  const files = new BoundedFolder({ folder, mostBytes: 250, endings });
  const broken = files.add('1.webp', () => Promise.reject(new Error('no picture')));
  await expect(broken).rejects.toThrow('no picture');
  expect(await files.find('1.webp')).toBeUndefined();
});

test('what was read longest ago goes first when the folder is full', async () => {
  const files = await BoundedFolder.open({ folder, mostBytes: 350, endings });
  for (const [name, minutes] of [
    ['1.webp', 30],
    ['2.webp', 20],
    ['3.webp', 10],
  ] as const) {
    await files.add(name, write);
    age(name, minutes);
  }
  expect(await files.read('1.webp')).toHaveLength(100);
  await files.add('4.webp', write);
  expect(readdirSync(folder).sort()).toEqual(['1.webp', '3.webp', '4.webp']);
  expect(await files.read('2.webp')).toBeUndefined();
});

test('what lies in the folder counts after a start; what is not its own is left alone', async () => {
  for (const name of ['1.webp', '2.webp', 'old.part', 'young.part', 'old.txt'])
    writeFileSync(join(folder, name), new Uint8Array(100));
  age('1.webp', 5);
  for (const name of ['old.part', 'old.txt']) age(name, 120);
  const files = await BoundedFolder.open({ folder, mostBytes: 250, endings });
  expect(readdirSync(folder).sort()).toEqual(['1.webp', '2.webp', 'old.txt', 'young.part']);
  await files.add('3.webp', write);
  expect(readdirSync(folder).sort()).toEqual(['2.webp', '3.webp', 'old.txt', 'young.part']);
});
