import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DRAFTS } from '@fabula/kit/media-store';
import { FolderInUse, lockFolder } from '@fabula/kit/pglite';

/** What is made again by itself, or belongs to a process that runs. */
const NOT_KEPT = ['cache', 'sockets'];
/** Files on their way: half of one is nothing, and it may be gone while it is copied. */
const ON_ITS_WAY = join('media', DRAFTS);

/** Below the data folder, whose owner alone may look: copies on their way into a backup, which hold keys and accounts. */
const COPIES = '.backup-';

/**
 * Copies a data folder to a new one, which whoever asked packs and removes. `copyDatabase` copies the database's own files,
 * as of one instant; the rest is written once and never changed in place. What an interrupted backup has left goes first: one
 * backup is made at a time. Nothing is left of one that fails.
 */
export async function copyData(data: string, copyDatabase: (to: string) => Promise<void>): Promise<string> {
  for (const name of await readdir(data))
    if (name.startsWith(COPIES)) await rm(join(data, name), { recursive: true, force: true });
  const copy = await mkdtemp(join(data, COPIES));
  try {
    await copyTo(copy, data, copyDatabase);
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}

/** What a backup says of itself, beside the data. */
export const LABEL = 'backup.json';

async function copyTo(to: string, data: string, copyDatabase: (to: string) => Promise<void>): Promise<void> {
  await mkdir(join(to, 'database'), { recursive: true, mode: 0o700 });
  // First: what others write comes before the row that names it.
  await copyDatabase(join(to, 'database', 'data'));
  const isKept = (name: string) =>
    !NOT_KEPT.includes(name) && name !== 'database' && !name.startsWith(COPIES);
  const entries = (await readdir(data)).filter(isKept);
  const filter = (from: string) => relative(data, from) !== ON_ITS_WAY;
  for (const name of entries) await cp(join(data, name), join(to, name), { recursive: true, filter });
}

/** Keeps every process off the data until it is called. Throws, with the end of a sentence for whoever asked, where one has it. */
export async function hold(data: string, advice: string): Promise<() => void> {
  try {
    return await lockFolder(join(data, 'database', 'lock'));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`${error.message}${advice}`);
  }
}
