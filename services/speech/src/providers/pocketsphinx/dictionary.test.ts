import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Dictionary } from './dictionary.ts';

async function read(text: string): Promise<Dictionary> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-dictionary-'));
  try {
    writeFileSync(join(folder, 'words.dict'), text, 'latin1');
    return await Dictionary.read(join(folder, 'words.dict'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('finds every way to say a word, wherever it stands', async () => {
  const dictionary = await read(
    "'bout B AW T\na AH\na(2) EY\ncafé K AE F EY\nread R EH D\nreader R IY D ER\nread(2) R IY D",
  );
  expect(dictionary.ways("'bout")).toEqual(['B AW T']);
  expect(dictionary.ways('a')).toEqual(['AH', 'EY']);
  expect(dictionary.ways('read')).toEqual(['R EH D', 'R IY D']);
  expect(dictionary.ways('café')).toEqual(['K AE F EY']);
});

test('knows no word that is not there, nor a part of one', async () => {
  const dictionary = await read('reader R IY D ER\ncaf\u00e9 K AE F EY\n');
  for (const word of ['read', 'readers', '', 'R', 'caf\u01e9']) expect(dictionary.ways(word)).toEqual([]);
  expect((await read('')).ways('a')).toEqual([]);
});

test('finds each of many thousands', async () => {
  const words = Array.from({ length: 30_000 }, (_, n) => `w${n.toString(36)}`);
  const dictionary = await read(words.map((word, n) => `${word} P${n}\n`).join(''));
  expect(words.every((word, n) => dictionary.ways(word).join() === `P${n}`)).toBe(true);
});
