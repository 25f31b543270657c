import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newScratch, removeAbandonedScratch, removeScratch, withScratch } from '../src/process/scratch.ts';

test('a folder for work is private, and gone afterwards, also when the work fails', async () => {
  let folder = '';
  const work = async (given: string) => {
    folder = given;
    throw new Error('broken');
  };
  await expect(withScratch(work)).rejects.toThrow('broken');
  expect(existsSync(folder)).toBe(false);
});

test('what a killed process left is cleared away, what a living one uses stays', async () => {
  const { pid: dead } = spawnSync('true');
  const left = join(tmpdir(), `fabula-speech-work-${dead}-abc`);
  const other = mkdtempSync(join(tmpdir(), 'fabula-speech-other-'));
  mkdirSync(left);
  const own = await newScratch();
  await removeAbandonedScratch();
  expect([left, own, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  for (const folder of [own, other]) await removeScratch(folder);
});
