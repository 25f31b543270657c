import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { tempFolder } from '../proof/temp-folder.ts';
import { packFolder, unpackFolder } from './archive.ts';

const deflated = promisify(deflate);
const BIG = Buffer.alloc(4_000_000, 'what keeps a thread of the pool for a while ');

test('what is packed is laid out again, also where the thread pool is busy and the unpacking waits for it', async () => {
  const folder = tempFolder('archive');
  try {
    const from = join(folder.path, 'from');
    mkdirSync(join(from, 'below'), { recursive: true });
    writeFileSync(join(from, 'below/a.txt'), 'a');
    const file = join(folder.path, 'packed.tar.br');
    await packFolder(from, file);
    let isOver = false;
    const busy = Array.from({ length: 8 }, async () => {
      while (!isOver) await deflated(BIG);
    });
    try {
      await unpackFolder(file, join(folder.path, 'to'));
    } finally {
      isOver = true;
      await Promise.all(busy);
    }
    expect(readFileSync(join(folder.path, 'to/below/a.txt'), 'utf8')).toBe('a');
  } finally {
    folder.remove();
  }
});
