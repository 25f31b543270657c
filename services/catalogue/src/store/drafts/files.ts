import { type Query, rows, type Tx } from '@fabula/kit/db';
import type { Content, DraftFile, FileWrite } from '../../domain/drafts/files.ts';

/** A row of draft_files, or of draft_snapshots. */
export interface FileRow {
  readonly path: string;
  readonly version: number;
  readonly text: string | null;
  readonly sha256: string | null;
  readonly bytes: number;
  readonly isFromFolder: boolean;
}

/** A file without what stands in it. */
export type FileEntry = Pick<FileRow, 'path' | 'version' | 'bytes' | 'sha256' | 'isFromFolder'>;

const ENTRY = 'path, version, bytes, sha256, is_from_folder as "isFromFolder"';

export function contentOf({ text, sha256, bytes, isFromFolder }: FileRow): Content | null {
  if (text !== null) return { text, bytes };
  return sha256 === null ? null : { sha256, bytes, isFromFolder };
}

/** Those of these paths that there are or were. */
export async function findFiles(
  query: Query,
  storyId: string,
  paths: readonly string[],
): Promise<DraftFile[]> {
  const found = await query<FileRow>(
    `select ${ENTRY}, text from draft_files where story_id = $1 and path = any($2::text[])`,
    [storyId, paths],
  );
  return found.map((row) => ({ path: row.path, version: row.version, content: contentOf(row) }));
}

/** The same without what stands in them, by path. */
export function findEntries(query: Query, storyId: string, paths: readonly string[]): Promise<FileEntry[]> {
  return query<FileEntry>(
    `select ${ENTRY} from draft_files where story_id = $1 and path = any($2::text[]) order by path`,
    [storyId, paths],
  );
}

/** All files that there are, by path. */
export function listFiles(query: Query, storyId: string): Promise<FileEntry[]> {
  return query<FileEntry>(
    `select ${ENTRY} from draft_files
     where story_id = $1 and (text is not null or sha256 is not null) order by path`,
    [storyId],
  );
}

export interface Totals {
  readonly texts: number;
  readonly textBytes: number;
  readonly media: number;
  readonly mediaBytes: number;
}

/** What an edit of these paths comes to. */
export interface Standing {
  /** Of these paths, 0 where nothing ever lay there, in their order. */
  readonly versions: readonly number[];
  /** Of all other files. */
  readonly others: Totals;
}

const STANDING = `
  select coalesce(jsonb_object_agg(path, version) filter (where is_asked), '{}') as versions,
    count(text) filter (where not is_asked)::int as texts,
    coalesce(sum(bytes) filter (where text is not null and not is_asked), 0)::int as "textBytes",
    count(sha256) filter (where not is_asked)::int as media,
    coalesce(sum(bytes) filter (where sha256 is not null and not is_asked), 0)::float8 as "mediaBytes"
  from (select *, path = any($2::text[]) as is_asked from draft_files where story_id = $1) f`;

export async function standingOf(tx: Tx, storyId: string, paths: readonly string[]): Promise<Standing> {
  const [found] = await rows<Totals & { versions: Readonly<Record<string, number>> }>(tx, STANDING, [
    storyId,
    paths,
  ]);
  const { versions = {}, texts = 0, textBytes = 0, media = 0, mediaBytes = 0 } = found ?? {};
  const known = new Map(Object.entries(versions));
  return {
    versions: paths.map((path) => known.get(path) ?? 0),
    others: { texts, textBytes, media, mediaBytes },
  };
}

/** One statement: other parts wait meanwhile, where all share a connection. */
const PUT = `
  with file as (
    select * from unnest($3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::boolean[], $9::boolean[])
      as f (path, version, text, sha256, bytes, is_from_folder, is_snapshot)
  ), put as (
    insert into draft_files (story_id, path, version, text, sha256, bytes, is_from_folder)
    select $1::uuid, path, version, text, sha256, bytes, is_from_folder from file
    on conflict (story_id, path) do update set version = excluded.version, text = excluded.text,
      sha256 = excluded.sha256, bytes = excluded.bytes, is_from_folder = excluded.is_from_folder
  ), whole as (
    insert into draft_snapshots (story_id, path, version, text, sha256, bytes, is_from_folder)
    select $1::uuid, path, version, text, sha256, bytes, is_from_folder from file where is_snapshot
  )
  insert into draft_updates (story_id, revision, path, version, client_id, changes, is_deleted)
  select $1::uuid, $2::int, * from unnest($10::text[], $11::int[], $12::text[], $13::text[], $14::boolean[])`;

/** Files of one statement: none holds the database for long. */
const BATCH = 32;

/** Keeps what an edit made: the files, each step that led there, and some of them whole. */
export async function putFiles(
  tx: Tx,
  { storyId, revision }: { readonly storyId: string; readonly revision: number },
  writes: readonly FileWrite[],
): Promise<void> {
  for (let from = 0; from < writes.length; from += BATCH) {
    const batch = writes.slice(from, from + BATCH);
    const steps = batch.flatMap(({ path, content, steps: own }) =>
      own.map((step) => ({ ...step, path, isDeleted: content === null && step.changes === null })),
    );
    await rows(tx, PUT, [
      ...[storyId, revision, ...columnsOf(batch)],
      ...[steps.map(({ path }) => path), steps.map(({ version }) => version)],
      ...[steps.map(({ clientId }) => clientId), steps.map(({ changes }) => changes)],
      steps.map(({ isDeleted }) => isDeleted),
    ]);
  }
}

function columnsOf(writes: readonly FileWrite[]): unknown[][] {
  const contents = writes.map(({ content }) => content);
  return [
    writes.map(({ path }) => path),
    writes.map(({ version }) => version),
    contents.map((content) => (content !== null && 'text' in content ? content.text : null)),
    contents.map((content) => (content !== null && 'sha256' in content ? content.sha256 : null)),
    contents.map((content) => content?.bytes ?? 0),
    contents.map((content) => content !== null && 'isFromFolder' in content && content.isFromFolder),
    writes.map(({ isSnapshot }) => isSnapshot),
  ];
}
