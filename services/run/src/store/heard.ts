import type { Query } from '@fabula/kit/db';

const MARK = `
  insert into heard (player_story_id, input_id, heard_ms)
  select player_story_id, input_id, $3 from turns
  where player_story_id = $1 and input_id = $2 and committed_at is not null
  on conflict (player_story_id, input_id) do update set heard_ms = greatest(heard.heard_ms, excluded.heard_ms)`;

/** Notes how much of a turn's speech was heard; of several reports the longest counts. An unknown turn changes nothing. */
export async function markHeard(
  query: Query,
  heard: { playerStoryId: string; inputId: string; heardMs: number },
): Promise<void> {
  await query(MARK, [heard.playerStoryId, heard.inputId, heard.heardMs]);
}
