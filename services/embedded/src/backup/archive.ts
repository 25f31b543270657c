import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { wallDate } from '@fabula/kit/clock';
import { z } from 'zod';
import { LABEL } from './data-folder.ts';

const run = promisify(execFile);

const label = z.object({ product: z.literal('fabula'), madeAt: z.iso.datetime() });

/** Packs a copied data folder as a gzipped tar; the file appears whole or not at all, for its owner only. */
export async function pack(folder: string, file: string): Promise<void> {
  const about = { product: 'fabula', madeAt: wallDate().toISOString() };
  await writeFile(join(folder, LABEL), JSON.stringify(about));
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, '', { mode: 0o600 });
  try {
    await run('tar', ['-C', folder, '-czf', fresh, '.']);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** Lays a backup out in a new folder and answers when it was made. Throws where the file is none. */
export async function unpack(file: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await run('tar', ['-C', folder, '--no-same-owner', '-xzf', file]);
    const { madeAt } = label.parse(JSON.parse(await readFile(join(folder, LABEL), 'utf8')));
    await rm(join(folder, LABEL));
    return madeAt;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`${file} is no backup of Fabula, or not a whole one.`, { cause: error });
  }
}
