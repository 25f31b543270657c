import { type Query, rows, type Tx } from '@fabula/kit/db';
import type { StoryObject } from '../../domain/drafts/objects.ts';

/** What is declared as it was is not written again. */
const SET = `
  with gone as (
    delete from draft_objects where story_id = $1 and path = any($2::text[]) and object_id <> all($3::uuid[]))
  insert into draft_objects as o (story_id, object_id, kind, slug, path)
  select $1::uuid, * from unnest($3::uuid[], $4::text[], $5::text[], $6::text[])
  on conflict (story_id, object_id) do update
    set kind = excluded.kind, slug = excluded.slug, path = excluded.path
    where (o.kind, o.slug, o.path) is distinct from (excluded.kind, excluded.slug, excluded.path)`;

/** What the texts at these paths declare, in the place of what they did. */
export async function setObjects(
  tx: Tx,
  storyId: string,
  declared: ReadonlyMap<string, readonly StoryObject[]>,
): Promise<void> {
  const all = [...declared].flatMap(([path, objects]) => objects.map((object) => ({ ...object, path })));
  const unique = [...new Map(all.map((object) => [object.id, object])).values()];
  await rows(tx, SET, [
    ...[storyId, [...declared.keys()], unique.map(({ id }) => id), unique.map(({ kind }) => kind)],
    ...[unique.map(({ slug }) => slug), unique.map(({ path }) => path)],
  ]);
}

export interface FoundObject {
  readonly storyId: string;
  readonly kind: string;
  readonly slug: string;
}

/** The thing with this id in a story that the user may read. Ids are written by authors: of two stories it is the older one's. */
export async function findObject(
  query: Query,
  objectId: string,
  { userId, isTeam }: { readonly userId: string; readonly isTeam: boolean },
): Promise<FoundObject | undefined> {
  const [found] = await query<FoundObject>(
    `select o.story_id as "storyId", o.kind, o.slug from draft_objects o join stories s using (story_id)
     left join story_members m on m.story_id = o.story_id and m.user_id = $2
     where o.object_id = $1 and ($3::boolean or s.owner_id = $2 or m.role is not null)
     order by s.created_at limit 1`,
    [objectId, userId, isTeam],
  );
  return found;
}
