import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Logger } from '@fabula/kit/log';
import { parse } from 'yaml';
import { z } from 'zod';

const storyFile = z.looseObject({ id: z.uuid() });

// How long a listing of the stories' folder is trusted, milliseconds.
const RESCAN_MS = 5_000;
const SAFE_PATH = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The media that lie beside the stories: one folder per story, found by the id in its story.yaml. */
export class StoryMedia {
  private folders: Promise<ReadonlyMap<string, string>> | undefined;
  private scannedAt = 0;

  constructor(
    /** Without one there is nothing of today. */
    private readonly root: string | undefined,
    private readonly log: Logger,
  ) {}

  /** The absolute path of a file of a story; undefined when there is none, or the path would leave the folder. */
  async find(storyId: string, file: string): Promise<string | undefined> {
    if (!SAFE_PATH.test(file)) return undefined;
    const folder = await this.folderOf(storyId);
    if (!folder) return undefined;
    const path = await realpath(join(folder, file)).catch(absent);
    if (!path?.startsWith(folder + sep)) return undefined;
    return (await stat(path)).isFile() ? path : undefined;
  }

  /** File names in one folder of a story's media. */
  async list(storyId: string, subject: string): Promise<Set<string>> {
    const folder = SAFE_PATH.test(subject) ? await this.folderOf(storyId) : undefined;
    const names = folder ? await readdir(join(folder, subject)).catch(absent) : undefined;
    return new Set(names ?? []);
  }

  private async folderOf(storyId: string): Promise<string | undefined> {
    const known = await this.scanned();
    if (known.has(storyId) || performance.now() - this.scannedAt < RESCAN_MS) return known.get(storyId);
    this.folders = undefined;
    return (await this.scanned()).get(storyId);
  }

  /** Requests that come while the folders are being read wait for the same answer. */
  private scanned(): Promise<ReadonlyMap<string, string>> {
    this.folders ??= this.scan().catch((error: unknown) => {
      this.folders = undefined;
      throw error;
    });
    return this.folders;
  }

  private async scan(): Promise<ReadonlyMap<string, string>> {
    const { root } = this;
    const found = new Map<string, string>();
    if (root === undefined) return found;
    for (const entry of await readdir(root, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const id = await this.idOf(join(root, entry.name, 'story.yaml'));
      const media = await realpath(join(root, entry.name, 'media')).catch(absent);
      if (id && media) found.set(id, media);
    }
    this.scannedAt = performance.now();
    return found;
  }

  private async idOf(path: string): Promise<string | undefined> {
    try {
      return storyFile.parse(parse(await readFile(path, 'utf8'))).id;
    } catch (error) {
      this.log.warn({ err: error, path }, 'story folder without a readable id: its media are not served');
      return undefined;
    }
  }
}

/** A missing file is an answer, not a fault. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
