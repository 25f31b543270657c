import type { Query } from '@fabula/kit/db';

export interface Presence {
  readonly clientId: string;
  readonly userId: string;
  readonly name: string;
  readonly path: string;
  readonly field: string;
}

const LIVES = "interval '30 seconds'";
/** Also of one that is of before the clock was set back: it would be there for as long as the jump. */
const IS_THERE = `at between clock_timestamp() - ${LIVES} and clock_timestamp() + ${LIVES}`;

/** Says where somebody is, and answers who else is there. Whoever was there too long ago is forgotten. */
export async function present(
  query: Query,
  storyId: string,
  { clientId, userId, name, path, field }: Presence,
) {
  await query(
    `with gone as (
       delete from draft_presence where story_id = $1 and client_id <> $2 and not (${IS_THERE})),
     named as (update story_members set name = $4 where story_id = $1 and user_id = $3 and name <> $4)
     insert into draft_presence (story_id, client_id, user_id, name, path, field) values ($1, $2, $3, $4, $5, $6)
     on conflict (story_id, client_id) do update set user_id = excluded.user_id, name = excluded.name,
       path = excluded.path, field = excluded.field, at = clock_timestamp()`,
    [storyId, clientId, userId, name, path, field],
  );
  return query<Presence>(
    `select client_id as "clientId", user_id as "userId", name, path, field from draft_presence
     where story_id = $1 and client_id <> $2 and ${IS_THERE} order by name, client_id`,
    [storyId, clientId],
  );
}
