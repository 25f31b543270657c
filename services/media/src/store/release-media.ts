import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@fabula/kit/log';
import type { MediaNames, MediaStore } from '@fabula/kit/media-store';
import { z } from 'zod';
import type { BlobStore } from './blobs.ts';
import type { StoryMedia } from './story-media.ts';

export interface FoundMedia {
  readonly path: string;
  /** The address can never mean anything else. */
  readonly isPinned: boolean;
  /** What it is, where that is not told by the file's name. */
  readonly type?: string | undefined;
}

export interface ReleaseMediaParts {
  readonly today: StoryMedia;
  readonly store: MediaStore;
  readonly blobs: BlobStore;
  readonly log: Logger;
}

/** The version of what was uploaded: so many digits of its hash that whoever has them knows the content, or was told. */
const UPLOADED = /^[0-9a-f]{32}$/;

/** Name of a file in some release → its content; null: published before contents were kept. */
type Names = ReadonlyMap<string, string | null>;

interface KnownNames {
  readonly names: Names;
  /** When the reading began. */
  readonly readAt: number;
}

// Milliseconds. For so long it is believed that nobody knows a content; and so much lies between two looks for a name that
// is not known, so that whoever asks for nonsense does not keep the disk busy.
const REREAD_MS = 5_000;
const SPACING_MS = 200;
const storyIds = z.uuid();

/** The media of releases, each for ever what it was when it was published; without a version, what lies in the story's folder today. */
export class ReleaseMedia {
  private readonly known = new Map<string, KnownNames>();
  /** Readings that have not begun yet. */
  private readonly coming = new Map<string, Promise<Names | undefined>>();
  /** The one that is under way. */
  private readonly reading = new Map<string, Promise<Names | undefined>>();

  constructor(private readonly parts: ReleaseMediaParts) {}

  /** Undefined where there is no such file, or no release of the story names it with this version. */
  async find(storyId: string, file: string, version: string | undefined): Promise<FoundMedia | undefined> {
    if (version === undefined) return this.ofToday(storyId, file);
    if (UPLOADED.test(version)) return this.uploaded(version);
    const { store, log } = this.parts;
    const name = `${file}?v=${version}`;
    const names = await this.namesFor(storyId, name);
    // Of a story that was never published from here nobody can say what it names.
    if (names === undefined) return this.ofToday(storyId, file);
    const content = names.get(name);
    if (content === undefined) return undefined;
    const path = content === null ? undefined : await store.find(content);
    if (path !== undefined) return { path, isPinned: true };
    if (content !== null) log.error({ storyId, name }, 'published media are not in the store');
    return this.ofToday(storyId, file);
  }

  /** Two files in one address; its version is those of both, one behind the other. */
  async findPair(storyId: string, files: readonly [string, string], version: string | undefined) {
    const half = (version?.length ?? 0) / 2;
    const versions = [version?.slice(0, half), version?.slice(half)] as const;
    return Promise.all([
      this.find(storyId, files[0], versions[0]),
      this.find(storyId, files[1], versions[1]),
    ]);
  }

  /** Whether a release names it or not: a draft is looked at before it is published. */
  private async uploaded(version: string): Promise<FoundMedia | undefined> {
    const blob = await this.parts.blobs.find(version);
    return blob && { ...blob, isPinned: true };
  }

  private async ofToday(storyId: string, file: string): Promise<FoundMedia | undefined> {
    const path = await this.parts.today.find(storyId, file);
    return path === undefined ? undefined : { path, isPinned: false };
  }

  /**
   * What the releases of a story name. A name that is not known may have been published this instant: whoever asks for it
   * waits for a reading that begins after that.
   */
  private async namesFor(storyId: string, wanted: string): Promise<Names | undefined> {
    const known = this.known.get(storyId);
    const content = known?.names.get(wanted);
    if (content) return known?.names;
    if (known && content === null && performance.now() - known.readAt < REREAD_MS) return known.names;
    if (!storyIds.safeParse(storyId).success) return undefined;
    return this.coming.get(storyId) ?? this.readSoon(storyId);
  }

  private readSoon(storyId: string): Promise<Names | undefined> {
    const { readAt = Number.NEGATIVE_INFINITY } = this.known.get(storyId) ?? {};
    const wait = Math.max(0, readAt + SPACING_MS - performance.now());
    // One at a time: who comes while one is under way waits for the next, however long each takes.
    const before = this.reading.get(storyId) ?? Promise.resolve(undefined);
    const reading = Promise.all([sleep(wait), before.catch(() => undefined)]).then(() => {
      this.coming.delete(storyId);
      const now = this.read(storyId).finally(
        () => this.reading.get(storyId) === now && this.reading.delete(storyId),
      );
      this.reading.set(storyId, now);
      return now;
    });
    this.coming.set(storyId, reading);
    return reading;
  }

  private async read(storyId: string): Promise<Names | undefined> {
    const readAt = performance.now();
    const releases = await this.parts.store.names(storyId);
    // Of what is no story nothing is remembered: anybody can ask for anything.
    if (releases.size === 0) return undefined;
    const names = together([...releases.values()]);
    this.known.set(storyId, { names, readAt });
    return names;
  }
}

/** A content that one release knows is known to all. */
function together(releases: readonly MediaNames[]): Names {
  const all = new Map<string, string | null>();
  for (const [name, content] of releases.flatMap((names) => Object.entries(names)))
    all.set(name, content ?? all.get(name) ?? null);
  return all;
}
