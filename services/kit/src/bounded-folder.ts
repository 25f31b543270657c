import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wallDate, wallMs } from './clock.ts';

const DRAFT = '.part';
const DRAFT_MS = 3_600_000;
/** After a clean-up this part of the bound is in use, so that not every new file cleans up. */
const KEPT_PART = 0.9;

export interface BoundedFolderOptions {
  readonly folder: string;
  readonly mostBytes: number;
  /** Names of its files end so; what else lies there is left alone. */
  readonly endings: readonly string[];
  /** Whether its files lie in folders below it. */
  readonly isDeep?: boolean;
}

/** Files in a folder, bounded in bytes: what was written, or read, longest ago goes first. */
export class BoundedFolder {
  private bytes: number | undefined;
  private cleaning: Promise<void> | undefined;

  /** Counts what lies there with the first file that it adds, unless `open` has. */
  constructor(private readonly options: BoundedFolderOptions) {}

  /** Makes the folder where it does not exist, and counts what lies in it. */
  static async open(options: BoundedFolderOptions): Promise<BoundedFolder> {
    await mkdir(options.folder, { recursive: true });
    const opened = new BoundedFolder(options);
    await opened.clean();
    return opened;
  }

  /** The path of a file that is kept. It costs no write: the file is not used by that. */
  async find(name: string): Promise<string | undefined> {
    const path = this.path(name);
    return access(path).then(() => path, unlessAbsent);
  }

  /** The content of a file that is kept, which is used by that. */
  async read(name: string): Promise<Uint8Array | undefined> {
    const path = this.path(name);
    const bytes = await readFile(path).catch(unlessAbsent);
    if (bytes) await utimes(path, wallDate(), wallDate()).catch(unlessAbsent);
    return bytes;
  }

  /** Keeps what `make` writes to the path it is given: whole or not at all, also when the process is killed in the middle. */
  async add(name: string, make: (path: string) => Promise<unknown>): Promise<string> {
    const path = this.path(name);
    await mkdir(dirname(path), { recursive: true });
    const size = await finish(`${path}.${randomUUID()}${DRAFT}`, path, make);
    if (this.bytes !== undefined) this.bytes += size;
    if (this.bytes === undefined || this.bytes > this.options.mostBytes) await this.clean();
    return path;
  }

  private clean(): Promise<void> {
    this.cleaning ??= this.dropOldest().finally(() => {
      this.cleaning = undefined;
    });
    return this.cleaning;
  }

  /** Counts what is there, and makes room where it is too much; the drafts of a process that was killed go too. */
  private async dropOldest(): Promise<void> {
    const { mostBytes } = this.options;
    const all = (await this.list()).sort((a, b) => a.usedAt - b.usedAt);
    const isLeft = ({ path, usedAt }: Kept) => path.endsWith(DRAFT) && usedAt < wallMs() - DRAFT_MS;
    for (const { path } of all.filter(isLeft)) await unlink(path).catch(unlessAbsent);
    const files = all.filter(({ path }) => !path.endsWith(DRAFT));
    this.bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const goal = this.bytes > mostBytes ? mostBytes * KEPT_PART : mostBytes;
    for (const file of files) {
      if (this.bytes <= goal) return;
      await unlink(file.path).catch(unlessAbsent);
      this.bytes -= file.bytes;
    }
  }

  private async list(): Promise<Kept[]> {
    const { folder, endings, isDeep = false } = this.options;
    const entries = await readdir(folder, { recursive: isDeep, withFileTypes: true });
    const isOurs = (name: string) => [DRAFT, ...endings].some((ending) => name.endsWith(ending));
    const files = entries.filter((entry) => entry.isFile() && isOurs(entry.name));
    const found = await Promise.all(files.map(({ parentPath, name }) => describe(join(parentPath, name))));
    return found.filter((file) => file !== undefined);
  }

  private path(name: string): string {
    return join(this.options.folder, name);
  }
}

/** Nothing is left of what fails. Answers the bytes of what does not. */
async function finish(
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

interface Kept {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

async function describe(path: string): Promise<Kept | undefined> {
  const found = await stat(path).catch(unlessAbsent);
  return found && { path, bytes: found.size, usedAt: found.mtimeMs };
}

/** Another process with the same folder may have removed it first. */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
