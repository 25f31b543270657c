import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives `work` a folder that only this user can enter, and removes it afterwards. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newScratch();
  try {
    return await work(folder);
  } finally {
    await removeScratch(folder);
  }
}

export function newScratch(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'fabula-speech-'));
}

export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
