import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Drafts } from '@fabula/kit/media-store';
import { expect, test } from '@jest/globals';
import { copyData } from './data-folder.ts';

test('files on their way are no part of a copy; what is kept is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'fabula-copied-'));
  mkdirSync(join(data, 'media/blobs/ab'), { recursive: true });
  writeFileSync(join(data, 'media/blobs/ab/kept'), 'whole');
  const onItsWay = await new Drafts(join(data, 'media')).newPath();
  writeFileSync(onItsWay, 'half');
  const copy = await copyData(data, (to) => mkdir(to).then(() => undefined));
  expect(existsSync(join(copy, 'media/blobs/ab/kept'))).toBe(true);
  expect(existsSync(onItsWay.replace(data, copy))).toBe(false);
  rmSync(data, { recursive: true });
});
