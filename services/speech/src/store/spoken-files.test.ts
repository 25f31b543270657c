import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sentenceOf } from '../domain/sentence.ts';
import { SpokenFiles } from './spoken-files.ts';
import { SpokenSentences } from './spoken-sentences.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-spoken-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const age = (key: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, `${key}.mp3`), then, then);
};

test('what was used longest ago goes first when the folder is full', async () => {
  const files = await SpokenFiles.open(folder, 350);
  for (const [key, minutes] of [
    ['a1', 30],
    ['b2', 20],
    ['c3', 10],
  ] as const) {
    await files.write(key, new Uint8Array(100));
    age(key, minutes);
  }
  await files.read('a1');
  await files.write('d4', new Uint8Array(100));
  expect(readdirSync(folder).sort()).toEqual(['a1.mp3', 'c3.mp3', 'd4.mp3']);
});

test('what lies in the folder counts after a start, and old drafts go', async () => {
  for (const key of ['a1', 'b2']) writeFileSync(join(folder, `${key}.mp3`), new Uint8Array(100));
  for (const name of ['old', 'young']) writeFileSync(join(folder, `${name}.part`), 'half a sentence');
  const then = new Date(Date.now() - 7_200_000);
  utimesSync(join(folder, 'old.part'), then, then);
  age('a1', 5);
  const files = await SpokenFiles.open(folder, 250);
  await files.write('c3', new Uint8Array(100));
  expect(readdirSync(folder).sort()).toEqual(['b2.mp3', 'c3.mp3', 'young.part']);
});

test('a sentence is found by the next process, with its length', async () => {
  const sentence = sentenceOf(Uint8Array.of(1, 2, 3), 1_234);
  const open = async () =>
    new SpokenSentences({ memoryBytes: 0, files: await SpokenFiles.open(folder, 1e6), onFailure: () => {} });
  await (await open()).put('a1', sentence);
  const found = await (await open()).get('a1');
  expect(found && { ...found, mp3: [...found.mp3] }).toEqual({ ...sentence, mp3: [1, 2, 3] });
});

test('a folder that is gone costs the cache, not the sentence, and is reported', async () => {
  const failures: unknown[] = [];
  const files = await SpokenFiles.open(folder, 1e6);
  const sentences = new SpokenSentences({
    memoryBytes: 1e6,
    files,
    onFailure: (error) => failures.push(error),
  });
  rmSync(folder, { recursive: true });
  await sentences.put('a1', sentenceOf(Uint8Array.of(1), 1));
  expect(failures).toHaveLength(1);
  expect(await sentences.get('a1')).toMatchObject({ durationMs: 1 });
  expect(await sentences.get('b2')).toBeUndefined();
});
