import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RenderedFiles } from './rendered-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-rendered-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string) => writeFile(path, new Uint8Array(100));
const age = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name), then, then);
};

test('the folder stays below its bound: what was drawn first goes first', async () => {
  const files = new RenderedFiles(folder, 350);
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
  await new RenderedFiles(folder, 250).add('3.webp', write);
  expect(readdirSync(folder).sort()).toEqual(['2.webp', '3.webp', 'young.part']);
});

test('a picture that failed leaves nothing behind that could be served', async () => {
  const files = new RenderedFiles(folder, 250);
  const broken = files.add('1.webp', () => Promise.reject(new Error('no picture')));
  await expect(broken).rejects.toThrow('no picture');
  expect(await files.find('1.webp')).toBeUndefined();
});
