import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What is made again by itself, or belongs to a process that runs. */
const NOT_KEPT = ['cache', 'sockets'];

/** Below the data folder, whose owner alone may look: copies on their way into a backup, which hold keys and accounts. */
const COPIES = '.backup-';

/** A new folder for a copy. What an interrupted backup has left goes first: one backup is made at a time. */
export async function newCopy(data: string): Promise<string> {
  for (const name of await readdir(data))
    if (name.startsWith(COPIES)) await rm(join(data, name), { recursive: true, force: true });
  return mkdtemp(join(data, COPIES));
}

/** What a backup says of itself, beside the data. */
export const LABEL = 'backup.json';

/**
 * Copies a data folder to a new one. `copyDatabase` copies the database's own files, as of one instant; the rest is
 * written once and never changed in place.
 */
export async function copyData(
  data: string,
  to: string,
  copyDatabase: (to: string) => Promise<void>,
): Promise<void> {
  await mkdir(join(to, 'database'), { recursive: true, mode: 0o700 });
  // First: what others write comes before the row that names it.
  await copyDatabase(join(to, 'database', 'data'));
  const isKept = (name: string) =>
    !NOT_KEPT.includes(name) && name !== 'database' && !name.startsWith(COPIES);
  const entries = (await readdir(data)).filter(isKept);
  for (const name of entries) await cp(join(data, name), join(to, name), { recursive: true });
}
