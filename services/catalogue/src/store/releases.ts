import type { Query, Tx } from '@fabula/kit/db';
import { rows } from '@fabula/kit/db';
import type { ReleaseOnTheWay } from '@fabula/kit/release-text';
import type { Story } from '@fabula/rules/release/release';
import { readPacked } from './packed-releases.ts';

/** Its JSON lies gzipped under this id (`withPacked`). */
export interface Packed {
  readonly packedId: string;
  /** The same as text, where that is kept beside it; else ''. */
  readonly json: string;
}

export interface NewRelease extends Partial<Packed> {
  readonly storyId: string;
  readonly slug: string;
  readonly contentHash: string;
  readonly card: Story;
  /** Canonical JSON of the release; '' where it is kept packed alone. */
  readonly json: string;
}

/** Who published a draft, of which revision, and what they wrote beside it. */
export interface Publication {
  readonly revision: number | null;
  readonly note: string;
  readonly userId: string;
  readonly name: string;
}

interface ReleaseRow {
  readonly storyId: string;
  readonly slug: string;
  readonly version: number;
  readonly contentHash: string;
  readonly createdAt: Date;
}

/** A newest release, and what it was compiled from. */
export type KnownSources = Pick<ReleaseRow, 'storyId' | 'contentHash'> & { readonly sources: string };

/** As it travels: of `json` and `jsonGzip` one at most says something. */
export type StoredRelease = Omit<ReleaseRow, 'slug' | 'createdAt'> & ReleaseOnTheWay;

/** Null: what it is stands in the row. */
export type StoredRow = StoredRelease & { readonly packedId: string | null };

/** "imp" in ASCII: the lock of imports. */
const IMPORTS = 0x696d70;

/** Until the transaction ends no other import changes anything. */
export async function lockImports(tx: Tx): Promise<void> {
  await rows(tx, 'select pg_advisory_xact_lock($1)', [IMPORTS]);
}

export interface LatestRelease {
  /** 0: none yet. */
  readonly version: number;
  readonly contentHash: string | null;
  /** Where the story is written. */
  readonly origin: string;
}

const LATEST = `
  select s.latest_version as version, r.content_hash as "contentHash", s.origin from stories s
  left join releases r on r.story_id = s.story_id and r.version = s.latest_version where s.story_id = $1`;

/** As it is at this instant: another may be made at the next one. */
export async function latestHash(query: Query, storyId: string): Promise<string | null> {
  const [latest] = await query<LatestRelease>(LATEST, [storyId]);
  return latest?.contentHash ?? null;
}

/** The story's newest release, locked until the transaction ends. */
export async function lockLatest(tx: Tx, storyId: string, slug: string): Promise<LatestRelease> {
  await rows(
    tx,
    'insert into stories (story_id, slug, latest_version) values ($1, $2, 0) on conflict do nothing',
    [storyId, slug],
  );
  await rows(tx, 'select from stories where story_id = $1 for update', [storyId]);
  const [latest] = await rows<LatestRelease>(tx, LATEST, [storyId]);
  return latest ?? { version: 0, contentHash: null, origin: 'folder' };
}

/** Whether some release of the story has this content. */
export async function hasContent(tx: Tx, storyId: string, contentHash: string): Promise<boolean> {
  const found = await rows(tx, 'select from releases where story_id = $1 and content_hash = $2', [
    storyId,
    contentHash,
  ]);
  return found.length > 0;
}

/** Of newest releases, and of all of a story whose folder nobody publishes any more, as far as it was written down. */
export function listSources(query: Query): Promise<KnownSources[]> {
  return query<KnownSources>(
    `select r.story_id as "storyId", r.content_hash as "contentHash", r.sources
     from stories s join releases r on r.story_id = s.story_id and r.version = s.latest_version
     where r.sources is not null
     union
     select r.story_id, r.content_hash, r.sources from stories s join releases r using (story_id)
     where r.sources is not null and s.origin <> 'folder'`,
  );
}

/** Writes down what the release was compiled from; null where something is to mend, so that it is told again. */
export async function recordSources(
  tx: Tx,
  { storyId, version }: { readonly storyId: string; readonly version: number },
  sources: string | null,
): Promise<void> {
  await rows(
    tx,
    'update releases set sources = $3 where story_id = $1 and version = $2 and sources is distinct from $3',
    [storyId, version, sources],
  );
}

export async function insertRelease(
  tx: Tx,
  version: number,
  release: NewRelease,
  made?: Publication,
): Promise<void> {
  const { storyId, slug, contentHash, card, json, packedId } = release;
  await rows(
    tx,
    `insert into releases (story_id, version, content_hash, card, json, packed_id, revision, note, made_by, made_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[storyId, version, contentHash, JSON.stringify(card), json, packedId ?? null],
      ...[made?.revision ?? null, made?.note ?? '', made?.userId ?? null, made?.name ?? ''],
    ],
  );
  await rows(tx, 'update stories set latest_version = $2, slug = $3 where story_id = $1', [
    storyId,
    version,
    slug,
  ]);
}

export interface Wanted {
  readonly storyId: string;
  readonly version?: number | undefined;
  /** Its JSON is not read. */
  readonly knownVersion?: number | undefined;
  /** Not to begin it. */
  readonly forReading?: boolean | undefined;
}

/** A release, and whether its story may be begun. */
export interface FoundRelease extends StoredRelease {
  readonly isClosed: boolean;
  /** How often the story has been closed. */
  readonly closings: number;
}

/**
 * One release; without a version the newest, where it is not for reading of a story that is listed: nobody begins one that has gone.
 * One that is closed as well is found, so that this is what is said of it.
 */
export async function findRelease(
  query: Query,
  { storyId, version, knownVersion, forReading }: Wanted,
): Promise<FoundRelease | undefined> {
  const [release] = await query<StoredRow & Omit<FoundRelease, keyof StoredRelease>>(
    `select r.story_id as "storyId", r.version, r.content_hash as "contentHash",
       case when r.version = $3 or r.packed is not null or r.packed_id is not null then '' else r.json end as json,
       case when r.version = $3 then '' else coalesce(r.packed, '') end as "jsonGzip",
       case when r.version = $3 then null else r.packed_id end as "packedId",
       s.closed_runs is not null as "isClosed", s.closings
     from releases r join stories s using (story_id)
     where r.story_id = $1 and r.version = coalesce($2, s.latest_version)
       and ($2 is not null or $4::boolean or s.unlisted_at is null or s.closed_runs is not null)`,
    [storyId, version ?? null, knownVersion ?? null, forReading ?? false],
  );
  if (release === undefined) return undefined;
  const { isClosed, closings, ...row } = release;
  return { ...(await withPieces(query, row)), isClosed, closings };
}

/** With what was kept in pieces. */
export async function withPieces(query: Query, { packedId, ...release }: StoredRow): Promise<StoredRelease> {
  return packedId === null ? release : { ...release, jsonGzip: await readPacked(query, packedId) };
}

/** Of one story or of all, newest first. */
export function listReleases(tx: Tx, storyId: string | undefined): Promise<ReleaseRow[]> {
  return rows<ReleaseRow>(
    tx,
    `select r.story_id as "storyId", s.slug, r.version, r.content_hash as "contentHash", r.created_at as "createdAt"
     from releases r join stories s using (story_id)
     where $1::uuid is null or r.story_id = $1 order by s.slug, r.version desc`,
    [storyId ?? null],
  );
}
