import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SUFFIX = '.mp3';
const DRAFT = '.part';
const DRAFT_MS = 3_600_000;
/** After a clean-up this part of the bound is in use, so that not every new sentence cleans up. */
const KEPT_PART = 0.9;

/** Spoken sentences in a folder, bounded in size; what was used longest ago goes first. */
export class SpokenFiles {
  private bytes = 0;
  private cleaning: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  /** Makes the folder where it does not exist, and counts what lies in it. */
  static async open(folder: string, mostBytes: number): Promise<SpokenFiles> {
    await mkdir(folder, { recursive: true });
    const files = new SpokenFiles(folder, mostBytes);
    await files.dropDrafts();
    files.bytes = (await files.list()).reduce((sum, file) => sum + file.bytes, 0);
    return files;
  }

  /** The file's content, or undefined if there is none. `key` is hexadecimal. */
  async read(key: string): Promise<Uint8Array | undefined> {
    const path = this.path(key);
    try {
      const bytes = await readFile(path);
      await utimes(path, new Date(), new Date());
      return bytes;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  /** Whole or not at all, also when the process is killed in the middle. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.folder, `${key}.${randomUUID()}${DRAFT}`);
    await writeFile(draft, bytes);
    await rename(draft, this.path(key));
    this.bytes += bytes.length;
    if (this.bytes > this.mostBytes) await this.clean();
  }

  /** Drafts of a process that was killed; a young one may belong to a process that lives. */
  private async dropDrafts(): Promise<void> {
    const drafts = (await this.list(DRAFT)).filter(({ usedAt }) => usedAt < Date.now() - DRAFT_MS);
    for (const { path } of drafts) await unlink(path).catch(unlessAbsent);
  }

  private clean(): Promise<void> {
    this.cleaning ??= this.dropOldest().finally(() => {
      this.cleaning = undefined;
    });
    return this.cleaning;
  }

  private async dropOldest(): Promise<void> {
    const files = (await this.list()).sort((a, b) => a.usedAt - b.usedAt);
    this.bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (this.bytes <= this.mostBytes * KEPT_PART) return;
      await unlink(file.path).catch(unlessAbsent);
      this.bytes -= file.bytes;
    }
  }

  private async list(suffix = SUFFIX): Promise<{ path: string; bytes: number; usedAt: number }[]> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith(suffix));
    const found = await Promise.all(names.map((name) => describe(join(this.folder, name))));
    return found.filter((file) => file !== undefined);
  }

  private path(key: string): string {
    return join(this.folder, `${key}${SUFFIX}`);
  }
}

async function describe(path: string) {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, bytes: size, usedAt: mtimeMs };
  } catch (error) {
    unlessAbsent(error);
    return undefined;
  }
}

/** Another process with the same folder may have removed it first. */
function unlessAbsent(error: unknown): void {
  if (!isAbsent(error)) throw error;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
