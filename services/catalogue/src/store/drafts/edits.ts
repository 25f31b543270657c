import { type Query, rows, type Tx } from '@fabula/kit/db';
import { PAGE } from '../../domain/drafts/limits.ts';

export interface EditedBy {
  readonly userId: string;
  readonly name: string;
}

export interface NewEdit extends EditedBy {
  readonly storyId: string;
  readonly editId: string;
  readonly kind: string;
}

/** Counts a new revision of the story, which must be locked. */
export async function insertEdit(tx: Tx, { storyId, editId, userId, name, kind }: NewEdit): Promise<number> {
  const [edit] = await rows<{ revision: number }>(
    tx,
    `with next as (update stories set revision = revision + 1 where story_id = $1 returning revision)
     insert into draft_edits (story_id, revision, edit_id, user_id, name, kind)
     select $1, revision, $2, $3, $4, $5 from next returning revision`,
    [storyId, editId, userId, name, kind],
  );
  return edit?.revision ?? 0;
}

/** What was answered to an edit. */
export interface EditAnswer {
  readonly revision: number;
  readonly files: { readonly path: string; readonly version: number }[];
}

/** Undefined where there was no such edit. */
export async function findEdit(
  query: Query,
  storyId: string,
  editId: string,
): Promise<EditAnswer | undefined> {
  const found = await query<{ revision: number; path: string | null; version: number }>(
    `select e.revision, u.path, max(u.version) as version from draft_edits e
     left join draft_updates u on u.story_id = e.story_id and u.revision = e.revision
     where e.story_id = $1 and e.edit_id = $2 group by e.revision, u.path order by u.path`,
    [storyId, editId],
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const files = found.flatMap(({ path, version }) => (path === null ? [] : [{ path, version }]));
  return { revision: first.revision, files };
}

export interface ListedEdit {
  readonly revision: number;
  readonly at: Date;
  readonly name: string;
  readonly kind: string;
  readonly note: string;
  readonly paths: string[];
}

/** A page of them, newest first, below this revision, of one path or of all. */
export function listEdits(
  query: Query,
  {
    storyId,
    path,
    below,
  }: { readonly storyId: string; readonly path?: string | undefined; readonly below?: number | undefined },
): Promise<ListedEdit[]> {
  return query<ListedEdit>(
    `select e.revision, e.at, e.name, e.kind, e.note,
       array(select distinct u.path from draft_updates u
         where u.story_id = e.story_id and u.revision = e.revision order by u.path) as paths
     from draft_edits e
     where e.story_id = $1 and ($2::int is null or e.revision < $2)
       and ($3::text is null or exists (select from draft_updates u
         where u.story_id = e.story_id and u.revision = e.revision and u.path = $3))
     order by e.revision desc limit ${PAGE + 1}`,
    [storyId, below ?? null, path ?? null],
  );
}

/** One step of a file that somebody may not know yet. */
export interface StepRow {
  readonly path: string;
  readonly version: number;
  readonly revision: number;
  readonly clientId: string;
  readonly changes: string | null;
  readonly isDeleted: boolean;
}

/** Beyond so many steps, or characters, a draft is read anew. */
const MOST_STEPS = 1_000;
const MOST_CHARACTERS = 1_000_000;

/** What was done after a revision, by file; undefined where it is too much. */
export async function stepsAfter(
  query: Query,
  storyId: string,
  revision: number,
): Promise<StepRow[] | undefined> {
  const [size] = await query<{ steps: number; characters: number }>(
    `select count(*)::int as steps, coalesce(sum(length(changes)), 0)::int as characters
     from (select changes from draft_updates where story_id = $1 and revision > $2 limit ${MOST_STEPS + 1}) s`,
    [storyId, revision],
  );
  if (size === undefined || size.steps > MOST_STEPS || size.characters > MOST_CHARACTERS) return undefined;
  if (size.steps === 0) return [];
  return query<StepRow>(
    `select path, version, revision, client_id as "clientId", changes, is_deleted as "isDeleted" from draft_updates
     where story_id = $1 and revision > $2 order by path, version`,
    [storyId, revision],
  );
}
