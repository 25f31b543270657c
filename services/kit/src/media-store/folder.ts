import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Drafts } from './drafts.ts';
import type { MediaNames, MediaStore } from './store.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifest = z.record(z.string(), sha256.nullable());
const RELEASE = '.json';

/** The file was written to while it was read: whoever publishes has to look at it anew. */
export class ContentChanged extends Error {
  constructor(file: string) {
    super(`${file} has changed since it was read`);
    this.name = 'ContentChanged';
  }
}

/** In a folder that all processes share: `blobs/<2 digits>/<sha256>` and `releases/<story>/<content hash>.json`. */
export class FolderMediaStore implements MediaStore {
  private readonly drafts: Drafts;

  constructor(private readonly folder: string) {
    this.drafts = new Drafts(folder);
  }

  async keep(hash: string, file: string): Promise<void> {
    if ((await this.find(hash)) !== undefined) return;
    await this.drafts.put(this.blob(hash), async (draft) => {
      // A clone where the file system has them; never a link, for the file may be written over.
      await copyFile(file, draft, constants.COPYFILE_FICLONE);
      if ((await hashOf(draft)) !== hash) throw new ContentChanged(file);
    });
  }

  async find(hash: string): Promise<string | undefined> {
    const path = this.blob(hash);
    return stat(path).then(() => path, absent);
  }

  async name(storyId: string, contentHash: string, names: MediaNames): Promise<void> {
    const text = JSON.stringify(manifest.parse(names), null, 1);
    await this.drafts.put(join(this.releases(storyId), `${contentHash}${RELEASE}`), (draft) =>
      writeFile(draft, text),
    );
  }

  async names(storyId: string): Promise<ReadonlyMap<string, MediaNames>> {
    const folder = this.releases(storyId);
    const files = (await readdir(folder).catch(absent)) ?? [];
    const read = files
      .filter((file) => file.endsWith(RELEASE))
      .map(async (file) => {
        const text = await readFile(join(folder, file), 'utf8');
        return [basename(file, RELEASE), manifest.parse(JSON.parse(text))] as const;
      });
    return new Map(await Promise.all(read));
  }

  private blob(hash: string): string {
    return join(this.folder, 'blobs', hash.slice(0, 2), sha256.parse(hash));
  }

  private releases(storyId: string): string {
    return join(this.folder, 'releases', z.uuid().parse(storyId));
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
