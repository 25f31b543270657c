import { type Query, rows, type Tx } from '@fabula/kit/db';

export interface Member {
  readonly userId: string;
  readonly role: string;
  readonly name: string;
}

export function listMembers(query: Query, storyId: string): Promise<Member[]> {
  return query<Member>(
    'select user_id as "userId", role, name from story_members where story_id = $1 order by name, user_id',
    [storyId],
  );
}

export async function countMembers(tx: Tx, storyId: string): Promise<number> {
  const [count] = await rows<{ n: number }>(
    tx,
    'select count(*)::int as n from story_members where story_id = $1',
    [storyId],
  );
  return count?.n ?? 0;
}

/** Answers whether that is new. */
export async function setMember(
  tx: Tx,
  storyId: string,
  userId: string,
  role: 'reader' | 'editor',
): Promise<boolean> {
  const set = await rows(
    tx,
    `insert into story_members as m (story_id, user_id, role) values ($1, $2, $3)
     on conflict (story_id, user_id) do update set role = excluded.role where m.role <> excluded.role
     returning m.user_id`,
    [storyId, userId, role],
  );
  return set.length > 0;
}

/** Nor are they shown to be there any more. Answers whether they were a member. */
export async function removeMember(tx: Tx, storyId: string, userId: string): Promise<boolean> {
  const removed = await rows(
    tx,
    'delete from story_members where story_id = $1 and user_id = $2 returning user_id',
    [storyId, userId],
  );
  await rows(tx, 'delete from draft_presence where story_id = $1 and user_id = $2', [storyId, userId]);
  return removed.length > 0;
}
