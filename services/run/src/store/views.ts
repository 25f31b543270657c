import type { Query } from '@fabula/kit/db';
import type { RunState } from '@fabula/rules/types';

/** What a game view is made of, beside the release. */
export interface ViewRow {
  readonly id: string;
  readonly userId: string;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly currentMomentId: string;
  readonly state: RunState;
  /** Row ids by blueprint id. */
  readonly characterIds: Readonly<Record<string, string>>;
  readonly itemIds: Readonly<Record<string, string>>;
}

const VIEW = `
  select s.id, s.user_id as "userId", s.blueprint_story_id as "storyId", s.release_version as "releaseVersion",
    s.current_moment_id as "currentMomentId", s.state,
    coalesce((select jsonb_object_agg(c.blueprint_character_id, c.id) from player_characters c
      where c.player_story_id = s.id), '{}') as "characterIds",
    coalesce((select jsonb_object_agg(i.blueprint_item_id, i.id) from player_items i
      where i.player_story_id = s.id), '{}') as "itemIds"
  from player_stories s where s.id = $1 and s.user_id = $2`;

/** A player's run as its view needs it: one statement. */
export async function viewRow(
  query: Query,
  { playerStoryId, userId }: { playerStoryId: string; userId: string },
): Promise<ViewRow | undefined> {
  return (await query<ViewRow>(VIEW, [playerStoryId, userId]))[0];
}
