import { type Query, rows, type Tx } from '@fabula/kit/db';
import { type Packed, type StoredRelease, type StoredRow, withPieces } from '../releases.ts';

interface NewTestRelease extends Packed {
  readonly storyId: string;
  readonly contentHash: string;
}

/** The version of what is tried again, which lives for as long once more; undefined: it is not there, or not any more. */
export async function renewTestRelease(
  tx: Tx,
  storyId: string,
  contentHash: string,
): Promise<number | undefined> {
  await rows(tx, "delete from test_releases where at < clock_timestamp() - interval '48 hours'");
  const [same] = await rows<{ version: number }>(
    tx,
    `update test_releases set at = clock_timestamp() where story_id = $1 and content_hash = $2 returning version`,
    [storyId, contentHash],
  );
  return same?.version;
}

/**
 * The version of a test release with this content, made if there is none; it lives for two days from now. The story must be
 * locked. No version comes twice: whoever plays keeps releases by their versions.
 */
export async function putTestRelease(
  tx: Tx,
  { storyId, contentHash, json, packedId }: NewTestRelease,
): Promise<number> {
  const same = await renewTestRelease(tx, storyId, contentHash);
  if (same !== undefined) return same;
  const [next] = await rows<{ version: number }>(
    tx,
    'update stories set test_version = test_version - 1 where story_id = $1 returning test_version as version',
    [storyId],
  );
  const version = next?.version ?? -1;
  await rows(
    tx,
    'insert into test_releases (story_id, version, content_hash, json, packed_id) values ($1, $2, $3, $4, $5)',
    [storyId, version, contentHash, json, packedId],
  );
  return version;
}

export async function findTestRelease(
  query: Query,
  { storyId, version, knownVersion }: { storyId: string; version: number; knownVersion?: number | undefined },
): Promise<StoredRelease | undefined> {
  const [release] = await query<StoredRow>(
    `select story_id as "storyId", version, content_hash as "contentHash",
       case when version = $3 or packed is not null or packed_id is not null then '' else json end as json,
       case when version = $3 then '' else coalesce(packed, '') end as "jsonGzip",
       case when version = $3 then null else packed_id end as "packedId"
     from test_releases where story_id = $1 and version = $2 and at > clock_timestamp() - interval '48 hours'`,
    [storyId, version, knownVersion ?? null],
  );
  return release && withPieces(query, release);
}
