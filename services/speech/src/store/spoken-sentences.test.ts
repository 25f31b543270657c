import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedFolder } from '@fabula/kit/bounded-folder';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sentenceOf } from '../domain/sentence.ts';
import { SpokenSentences } from './spoken-sentences.ts';

let folder: string;

const open = () => BoundedFolder.open({ folder, mostBytes: 1e6, endings: ['.mp3'] });

describe('the store of spoken sentences', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fabula-spoken-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a sentence is found by the next process, with its length', async () => {
    const sentence = sentenceOf(Uint8Array.of(1, 2, 3), 1_234);
    const kept = async () =>
      new SpokenSentences({ memoryBytes: 0, files: await open(), onFailure: () => {} });
    await (await kept()).put('a1', sentence);
    const found = await (await kept()).get('a1');
    expect(found && { ...found, mp3: [...found.mp3] }).toEqual({ ...sentence, mp3: [1, 2, 3] });
  });

  test('a folder that is none any more costs the cache, not the sentence, and is reported', async () => {
    const failures: unknown[] = [];
    const files = await open();
    const sentences = new SpokenSentences({
      memoryBytes: 1e6,
      files,
      onFailure: (error) => failures.push(error),
    });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    await sentences.put('a1', sentenceOf(Uint8Array.of(1), 1));
    expect(failures).toHaveLength(1);
    expect(await sentences.get('a1')).toMatchObject({ durationMs: 1 });
    expect(await sentences.get('b2')).toBeUndefined();
  });
});
