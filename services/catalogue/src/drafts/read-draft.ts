import type { Query } from '@fabula/kit/db';
import type { StoryFolder } from '@fabula/story/story-folder';
import { DraftMovedOn } from '../domain/drafts/errors.ts';
import { isText } from '../domain/drafts/files.ts';
import { MEDIA_FOLDER } from '../domain/drafts/paths.ts';
import { StoryNotFound } from '../domain/errors.ts';
import { type FileEntry, findFiles, listFiles } from '../store/drafts/files.ts';
import { findHead } from '../store/drafts/stories.ts';

/** A draft as it was at one revision. */
export interface WholeDraft {
  readonly storyId: string;
  readonly revision: number;
  readonly folder: StoryFolder;
}

/** The same without what stands in its texts. */
export interface ListedDraft {
  readonly storyId: string;
  readonly revision: number;
  readonly folder: Omit<StoryFolder, 'texts'>;
  /** Of its texts, by path, in the order in which a folder is read. */
  readonly versions: ReadonlyMap<string, number>;
}

export interface DraftText {
  readonly path: string;
  readonly version: number;
  readonly text: string;
}

/** Whoever is given the texts of a draft. */
export interface Reader {
  /** Versions of the texts that it has; what it is given is added. A path's version never stands for two texts. */
  readonly has: Map<string, number>;
  readonly take: (texts: readonly DraftText[]) => unknown;
}

/** Bytes of texts of one statement: none holds the database for long. */
const BATCH_BYTES = 64 * 1024;
/** Somebody who types changes it every second. */
const TRIES = 5;

/** Reads all of a draft. Throws as `readNewTexts` does. */
export async function readDraft(query: Query, storyId: string): Promise<WholeDraft> {
  const read = new Map<string, string>();
  const take = (texts: readonly DraftText[]) => {
    for (const { path, text } of texts) read.set(path, text);
  };
  const { revision, folder, versions } = await readNewTexts(query, storyId, { has: new Map(), take });
  const texts = new Map([...versions.keys()].map((path): [string, string] => [path, read.get(path) ?? '']));
  return { storyId, revision, folder: { ...folder, texts } };
}

/**
 * Gives a reader the texts of a draft that it lacks, a piece at a time, until nobody changed the draft meanwhile. Throws
 * DraftMovedOn where somebody always does.
 */
export async function readNewTexts(query: Query, storyId: string, reader: Reader): Promise<ListedDraft> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await headOf(query, storyId);
    const files = await listFiles(query, storyId);
    const texts = files.filter(({ sha256 }) => sha256 === null);
    await giveLacking(query, storyId, texts, reader);
    if ((await headOf(query, storyId)).revision !== before.revision) continue;
    const belongsTo = { storyId, ownerId: before.ownerId };
    const folder = { slug: before.slug, belongsTo, ...mediaOf(files) };
    const versions = texts.map(({ path, version }): [string, number] => [path, version]);
    return { storyId, revision: before.revision, folder, versions: new Map(versions.sort(byPath)) };
  }
  throw new DraftMovedOn();
}

/** Its pictures and sounds alone. */
export async function readMedia(
  query: Query,
  storyId: string,
): Promise<Pick<StoryFolder, 'media' | 'uploads'>> {
  return mediaOf(await listFiles(query, storyId));
}

async function headOf(query: Query, storyId: string) {
  const head = await findHead(query, storyId, '');
  if (head === undefined) throw new StoryNotFound();
  return head;
}

async function giveLacking(
  query: Query,
  storyId: string,
  texts: readonly FileEntry[],
  { has, take }: Reader,
): Promise<void> {
  const lacking = texts.filter(({ path, version }) => has.get(path) !== version);
  for (const batch of batchesOf(lacking)) {
    const found = (await findFiles(query, storyId, batch)).flatMap(({ path, version, content }) =>
      content !== null && isText(content) ? [{ path, version, text: content.text }] : [],
    );
    await take(found);
    for (const { path, version } of found) has.set(path, version);
  }
}

function mediaOf(files: readonly FileEntry[]): Pick<StoryFolder, 'media' | 'uploads'> {
  const media = files.flatMap(({ path, sha256, isFromFolder }) =>
    sha256 === null ? [] : [{ path: path.slice(MEDIA_FOLDER.length), sha256, isFromFolder }],
  );
  return {
    media: new Map(media.map(({ path, sha256 }): [string, string] => [path, sha256]).sort(byPath)),
    uploads: new Set(media.filter(({ isFromFolder }) => !isFromFolder).map(({ path }) => path)),
  };
}

/** Paths of files that are read by one statement. */
export function* batchesOf(files: readonly FileEntry[]): Generator<string[]> {
  let batch: string[] = [];
  let bytes = 0;
  for (const file of files) {
    if (batch.length > 0 && bytes + file.bytes > BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(file.path);
    bytes += file.bytes;
  }
  if (batch.length > 0) yield batch;
}

/** As plain strings are sorted: not by the database's own rules. */
function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}
