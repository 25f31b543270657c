import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'fabula-speech-work-';

/** Gives `work` a folder that only this user can enter, and removes it afterwards. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newScratch();
  try {
    return await work(folder);
  } finally {
    await removeScratch(folder);
  }
}

/** The owner's process id is in the name, so that what it leaves behind is known for that. */
export function newScratch(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

export function removeScratch(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Removes folders of processes that were killed: a player's voice may lie in them. */
export async function removeAbandonedScratch(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => name.startsWith(PREFIX) && !isAlive(ownerOf(name)));
  await Promise.all(abandoned.map((name) => removeScratch(join(tmpdir(), name))));
}

function ownerOf(name: string): number {
  return Number(/^\d+/.exec(name.slice(PREFIX.length))?.[0] ?? 0);
}

function isAlive(pid: number): boolean {
  if (pid === 0) return true; // not one of ours after all
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // another user's
  }
}
