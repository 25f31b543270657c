import type { Query } from '@fabula/kit/db';
import { replayed } from '../../domain/drafts/change-sets.ts';
import type { DraftFile } from '../../domain/drafts/files.ts';
import { contentOf, type FileRow } from './files.ts';

interface Wanted {
  readonly storyId: string;
  readonly paths: readonly string[];
  readonly revision: number;
}

/** These files as they were at a revision; those that were not there then are left out. */
export async function filesAt(query: Query, { storyId, paths, revision }: Wanted): Promise<DraftFile[]> {
  const last = await query<{ path: string; version: number; isDeleted: boolean }>(
    `select distinct on (path) path, version, is_deleted as "isDeleted" from draft_updates
     where story_id = $1 and path = any($2::text[]) and revision <= $3 order by path, version desc`,
    [storyId, paths, revision],
  );
  const files: DraftFile[] = [];
  for (const { path, version, isDeleted } of last)
    if (!isDeleted) files.push(await fileAt(query, { storyId, path, version }));
  return files;
}

async function fileAt(
  query: Query,
  { storyId, path, version }: { readonly storyId: string; readonly path: string; readonly version: number },
): Promise<DraftFile> {
  const [snapshot] = await query<FileRow>(
    `select path, version, text, sha256, bytes, is_from_folder as "isFromFolder" from draft_snapshots
     where story_id = $1 and path = $2 and version <= $3 order by version desc limit 1`,
    [storyId, path, version],
  );
  if (snapshot === undefined) return { path, version, content: null };
  if (snapshot.text === null) return { path, version, content: contentOf(snapshot) };
  const steps = await query<{ changes: string }>(
    `select changes from draft_updates where story_id = $1 and path = $2 and version > $3 and version <= $4
     order by version`,
    [storyId, path, snapshot.version, version],
  );
  const text = replayed(
    snapshot.text,
    steps.map(({ changes }) => changes),
  );
  return { path, version, content: { text, bytes: Buffer.byteLength(text) } };
}
