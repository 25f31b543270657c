import { type Query, rows, type Tx } from '@fabula/kit/db';

/** A release with what was said of it. */
export interface MadeRelease {
  readonly version: number;
  readonly contentHash: string;
  readonly at: Date;
  readonly name: string;
  /** An author has made it, no import. */
  readonly isByPage: boolean;
  readonly note: string;
  readonly revision: number | null;
}

interface Wanted {
  readonly storyId: string;
  readonly below?: number | undefined;
  readonly most: number;
}

/** Newest first, below this version. */
export function listMade(query: Query, { storyId, below, most }: Wanted): Promise<MadeRelease[]> {
  return query<MadeRelease>(
    `select version, content_hash as "contentHash", created_at as at, made_by_name as name, note, revision,
       (made_by is not null or revision is not null or note <> '') as "isByPage"
     from releases where story_id = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
    [storyId, below ?? null, most],
  );
}

interface Again {
  readonly storyId: string;
  readonly version: number;
  readonly note: string;
  readonly userId: string;
  readonly name: string;
}

/** The content of an earlier release as the next version; undefined where there is none. The story must be locked. */
export async function repeatRelease(tx: Tx, { storyId, version, note, userId, name }: Again) {
  const [release] = await rows<{ version: number; contentHash: string }>(
    tx,
    `with next as (
       update stories set latest_version = latest_version + 1,
         published_revision = (select revision from releases where story_id = $1 and version = $2)
       where story_id = $1 and exists (select from releases where story_id = $1 and version = $2)
       returning latest_version as version)
     insert into releases (story_id, version, content_hash, card, json, packed, packed_id, revision, note, made_by, made_by_name)
     select r.story_id, n.version, r.content_hash, r.card, r.json, r.packed, r.packed_id, r.revision, $3, $4, $5
     from releases r, next n where r.story_id = $1 and r.version = $2
     returning version, content_hash as "contentHash"`,
    [storyId, version, note, userId, name],
  );
  return release;
}

/** Of which revision the newest release is. */
export async function setPublished(tx: Tx, storyId: string, revision: number): Promise<void> {
  await rows(tx, 'update stories set published_revision = $2 where story_id = $1', [storyId, revision]);
}
