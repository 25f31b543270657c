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

/** Bytes of texts of one statement: none holds the database for long. */
const BATCH_BYTES = 256 * 1024;
/** Somebody who types changes it every second. */
const TRIES = 5;

/** Reads all of a draft, a piece at a time, until nobody changed it meanwhile. Throws DraftMovedOn where somebody always does. */
export async function readDraft(query: Query, storyId: string): Promise<WholeDraft> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await headOf(query, storyId);
    const files = await listFiles(query, storyId);
    const texts = await readTexts(query, storyId, files);
    if ((await headOf(query, storyId)).revision !== before.revision) continue;
    const belongsTo = { storyId, ownerId: before.ownerId };
    const folder = { slug: before.slug, texts, belongsTo, ...mediaOf(files) };
    return { storyId, revision: before.revision, folder };
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

/** In the order in which a folder is read. */
async function readTexts(query: Query, storyId: string, files: readonly FileEntry[]) {
  const paths = files.filter(({ sha256 }) => sha256 === null);
  const found: [string, string][] = [];
  for (const batch of batchesOf(paths))
    for (const { path, content } of await findFiles(query, storyId, batch))
      if (content !== null && isText(content)) found.push([path, content.text]);
  return new Map(found.sort(byPath));
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
function byPath([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : Number(a > b);
}
