import { type Query, rows, type Tx } from '@fabula/kit/db';

/** What stands in a story's folder: texts whole, media by their content. */
export interface FolderFiles {
  readonly texts: readonly (readonly [path: string, text: string])[];
  /** Below media/. */
  readonly media: readonly (readonly [path: string, sha256: string, bytes: number])[];
}

/** Which sources (`sourcesOf`) are kept, by story. */
export async function keptSources(query: Query): Promise<ReadonlyMap<string, string>> {
  const kept = await query<{ storyId: string; sources: string }>(
    'select story_id as "storyId", sources from folder_sources',
  );
  return new Map(kept.map(({ storyId, sources }) => [storyId, sources]));
}

/** Keeps it, so that the team can adopt the story where there is no folder. */
export async function keepFolder(
  tx: Tx,
  storyId: string,
  sources: string,
  files: FolderFiles,
): Promise<void> {
  await rows(
    tx,
    `insert into folder_sources (story_id, sources, files) values ($1, $2, $3)
     on conflict (story_id) do update set sources = excluded.sources, files = excluded.files`,
    [storyId, sources, JSON.stringify(files)],
  );
}

export async function findFolder(tx: Tx, storyId: string): Promise<FolderFiles | undefined> {
  const [found] = await rows<{ files: string }>(tx, 'select files from folder_sources where story_id = $1', [
    storyId,
  ]);
  return found && (JSON.parse(found.files) as FolderFiles);
}
