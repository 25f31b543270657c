import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DRAFT = '.part';
const DRAFT_MS = 3_600_000;
/** After a clean-up this part of the bound is in use, so that not every new picture cleans up. */
const KEPT_PART = 0.9;

/** Rendered pictures in a folder, bounded in bytes: what was drawn first goes first, so that no picture that is sent costs a write. */
export class RenderedFiles {
  private bytes: number | undefined;
  private cleaning: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  /** The path of a file that is kept. */
  async find(name: string): Promise<string | undefined> {
    const path = join(this.folder, name);
    return access(path).then(() => path, unlessAbsent);
  }

  /** Keeps what `make` writes to the path it is given: a reader never sees half a picture. */
  async add(name: string, make: (path: string) => Promise<unknown>): Promise<string> {
    const path = join(this.folder, name);
    const draft = `${path}.${randomUUID()}${DRAFT}`;
    await mkdir(dirname(path), { recursive: true });
    const size = await this.finish(draft, path, make);
    if (this.bytes !== undefined) this.bytes += size;
    if (this.bytes === undefined || this.bytes > this.mostBytes) await this.clean();
    return path;
  }

  /** Nothing is left of what fails. Answers the bytes of what does not. */
  private async finish(
    draft: string,
    path: string,
    make: (path: string) => Promise<unknown>,
  ): Promise<number> {
    try {
      await make(draft);
      const { size } = await stat(draft);
      await rename(draft, path);
      return size;
    } catch (error) {
      await unlink(draft).catch(unlessAbsent);
      throw error;
    }
  }

  private clean(): Promise<void> {
    this.cleaning ??= this.dropOldest().finally(() => {
      this.cleaning = undefined;
    });
    return this.cleaning;
  }

  /** Counts what is there, and makes room where it is too much; the drafts of a process that was killed go too. */
  private async dropOldest(): Promise<void> {
    const all = (await this.list()).sort((a, b) => a.drawnAt - b.drawnAt);
    const isLeft = ({ path, drawnAt }: Kept) => path.endsWith(DRAFT) && drawnAt < Date.now() - DRAFT_MS;
    for (const { path } of all.filter(isLeft)) await unlink(path).catch(unlessAbsent);
    const files = all.filter(({ path }) => !path.endsWith(DRAFT));
    this.bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const goal = this.bytes > this.mostBytes ? this.mostBytes * KEPT_PART : this.mostBytes;
    for (const file of files) {
      if (this.bytes <= goal) return;
      await unlink(file.path).catch(unlessAbsent);
      this.bytes -= file.bytes;
    }
  }

  private async list(): Promise<Kept[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const found = await Promise.all(files.map(({ parentPath, name }) => describe(join(parentPath, name))));
    return found.filter((file) => file !== undefined);
  }
}

interface Kept {
  readonly path: string;
  readonly bytes: number;
  readonly drawnAt: number;
}

async function describe(path: string): Promise<Kept | undefined> {
  const found = await stat(path).catch(unlessAbsent);
  return found && { path, bytes: found.size, drawnAt: found.mtimeMs };
}

/** Another process with the same folder may have removed it first. */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
