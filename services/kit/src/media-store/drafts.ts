import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wallMs } from '../clock.ts';

/** Below the folder of a store. */
export const DRAFTS = 'incoming';
/** Milliseconds without a change after which nobody writes a draft any more: many times what the slowest line is waited for. */
const LEFT_MS = 3_600_000;

/** Where a new draft may be written. */
export type NewPath = () => Promise<string>;

/**
 * Files on their way into a store, in a folder of it: so they stand at their place at once and whole, or not at all. All
 * processes that write to the store share the folder.
 */
export class Drafts {
  private readonly folder: string;

  constructor(store: string) {
    this.folder = join(store, DRAFTS);
  }

  /** Where a new one may be written; removed by whoever asks. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, randomUUID());
  }

  /** Puts a draft at its place; what is there is replaced. */
  async place(draft: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
  }

  /** Writes a draft and puts it at its place. Nothing is left of one that fails. */
  put(path: string, write: (draft: string) => Promise<void>): Promise<void> {
    return this.during(async (newPath) => {
      const draft = await newPath();
      await write(draft);
      await this.place(draft, path);
    });
  }

  /** Gives `work` new drafts. After it nothing is left of those that do not stand at their place. */
  async during<T>(work: (newPath: NewPath) => Promise<T>): Promise<T> {
    const given: string[] = [];
    try {
      return await work(async () => {
        const path = await this.newPath();
        given.push(path);
        return path;
      });
    } finally {
      for (const path of given) await rm(path, { force: true });
    }
  }

  /** Removes what processes have left that were killed. Answers how many there were. */
  async sweep(now = wallMs()): Promise<number> {
    const names = await readdir(this.folder).catch(none);
    const left = await Promise.all(
      names.map(async (name) => {
        const path = join(this.folder, name);
        const known = await stat(path).catch(none);
        const isLeft = 'mtimeMs' in known && now - known.mtimeMs > LEFT_MS;
        if (isLeft) await rm(path, { force: true });
        return isLeft;
      }),
    );
    return left.filter(Boolean).length;
  }
}

/** What is not there: no folder yet, or a draft that stands at its place by now. */
function none(error: NodeJS.ErrnoException): never[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
