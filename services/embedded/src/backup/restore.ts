import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { wallDate } from '@fabula/kit/clock';
import { unpack } from './archive.ts';
import { hold } from './data-folder.ts';

export interface Restored {
  /** When the backup was made. */
  readonly madeAt: string;
  /** Where the data lie that were there before. */
  readonly movedTo: string | undefined;
}

/**
 * Puts a backup in the place of a data folder. What was there is moved aside, never deleted. Throws, with a sentence for
 * whoever asked, where a process has the folder or the file is no backup; nothing has changed then.
 */
export async function restore(file: string, data: string): Promise<Restored> {
  const fresh = `${data}.restored-${process.pid}`;
  const madeAt = await unpack(file, fresh);
  try {
    return { madeAt, movedTo: await replace(data, fresh) };
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

async function replace(data: string, fresh: string): Promise<string | undefined> {
  const unlock = existsSync(join(data, 'database'))
    ? await hold(data, '. Stop it first; nothing was restored.')
    : () => {};
  const isEmpty = !existsSync(data) || (await readdir(data)).length === 0;
  const movedTo = isEmpty ? undefined : `${data}.before-${wallDate().toISOString().replace(/[:.]/g, '-')}`;
  try {
    if (movedTo !== undefined) await rename(data, movedTo);
  } finally {
    unlock();
  }
  if (movedTo !== undefined) await rm(join(movedTo, 'database', 'lock'), { force: true });
  // A folder that is empty gives way to the one that is renamed to it.
  await rename(fresh, data);
  return movedTo;
}
