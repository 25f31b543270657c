import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Drafts, type NewPath } from '@fabula/kit/media-store';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type Admitted, MEDIA_TYPES } from '../domain/upload/about.ts';
import type { BlobStore, FoundBlob, KeptBlob } from './blobs.ts';
import { fullOr } from './receive.ts';

const DIGITS = /^[0-9a-f]{32}$/;
const ABOUT = '.json';
/** Of thousands that somebody asks for: what players look at is read beside them. */
const LOOKS_AT_ONCE = 16;
const about = z.object({ type: z.enum(MEDIA_TYPES) });

/**
 * In the folder of published media (`FolderMediaStore`), which all processes share: a content is one file whether it came with
 * a folder or by itself. Beside it, `<sha256>.json` says what it is.
 */
export class FolderBlobs implements BlobStore {
  private readonly drafts: Drafts;

  constructor(private readonly folder: string) {
    this.drafts = new Drafts(folder);
  }

  during<T>(work: (newPath: NewPath) => Promise<T>): Promise<T> {
    return this.drafts.during(work);
  }

  sweep(): Promise<number> {
    return this.drafts.sweep();
  }

  async keep({ draft, ...known }: Admitted): Promise<KeptBlob> {
    const { sha256, bytes } = draft;
    const blob = { sha256, bytes, ...known };
    const path = join(this.shard(sha256), sha256);
    const there = await stat(path).catch(absent);
    // The same content is the same file, whoever brings it; one that is not whole is mended.
    if (there?.size !== bytes) await this.drafts.place(draft.path, path).catch(fullOr);
    const about = (to: string) => writeFile(to, JSON.stringify(blob));
    await this.drafts.put(`${path}${ABOUT}`, about).catch(fullOr);
    return blob;
  }

  async find(digits: string): Promise<FoundBlob | undefined> {
    if (!DIGITS.test(digits)) return undefined;
    const shard = this.shard(digits);
    const names = (await readdir(shard).catch(absent)) ?? [];
    const name = names.find((one) => one.startsWith(digits) && one.length === 64);
    if (name === undefined) return undefined;
    const path = join(shard, name);
    const known = await readFile(`${path}${ABOUT}`, 'utf8').catch(absent);
    return { path, type: known && about.parse(JSON.parse(known)).type };
  }

  async missing(hashes: readonly string[]): Promise<string[]> {
    const inTurn = pLimit(LOOKS_AT_ONCE);
    const isMissing = await Promise.all(hashes.map((sha256) => inTurn(() => this.isMissing(sha256))));
    return hashes.filter((_sha256, index) => isMissing[index]);
  }

  private async isMissing(sha256: string): Promise<boolean> {
    return (await stat(join(this.shard(sha256), sha256)).catch(absent)) === undefined;
  }

  private shard(digits: string): string {
    return join(this.folder, 'blobs', digits.slice(0, 2));
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
