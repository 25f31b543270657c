import { type Query, rows, type Tx } from '@fabula/kit/db';

interface Part {
  readonly storyId: string;
  readonly editId: string;
  readonly userId: string;
}

const WAITS = "interval '10 minutes'";

/** Keeps a part until the last one comes. The same part again takes its place. */
export async function keepPart(query: Query, { storyId, editId, userId }: Part, part: number, files: string) {
  await query(`delete from draft_parts where at < clock_timestamp() - ${WAITS}`);
  await query(
    `insert into draft_parts (story_id, edit_id, part, user_id, files) values ($1, $2, $3, $4, $5)
     on conflict (story_id, edit_id, part) do update set files = excluded.files, at = clock_timestamp()
     where draft_parts.user_id = excluded.user_id`,
    [storyId, editId, part, userId, files],
  );
}

/** Characters of all parts of a story that wait. */
export async function waitingSize(query: Query, storyId: string): Promise<number> {
  const [size] = await query<{ n: number }>(
    'select coalesce(sum(length(files)), 0)::int as n from draft_parts where story_id = $1',
    [storyId],
  );
  return size?.n ?? 0;
}

/** Those of one edit, in order; undefined where one of the first `count` is missing. */
export async function findParts(
  query: Query,
  { storyId, editId, userId }: Part,
  count: number,
): Promise<string[] | undefined> {
  const found: string[] = [];
  for (let part = 0; part < count; part += 1) {
    const [row] = await query<{ files: string }>(
      `select files from draft_parts where story_id = $1 and edit_id = $2 and part = $3 and user_id = $4
         and at > clock_timestamp() - ${WAITS}`,
      [storyId, editId, part, userId],
    );
    if (row === undefined) return undefined;
    found.push(row.files);
  }
  return found;
}

export async function dropParts(tx: Tx, { storyId, editId }: Part): Promise<void> {
  await rows(tx, 'delete from draft_parts where story_id = $1 and edit_id = $2', [storyId, editId]);
}
