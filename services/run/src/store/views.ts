import type { Query } from '@fabula/kit/db';
import type { RunState } from '@fabula/rules/types';

/** What a game view is made of, beside the release. */
export interface ViewRow {
  readonly id: string;
  readonly userId: string;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly currentMomentId: string;
  /** Null: the row still is of the version that was asked with. */
  readonly state: RunState | null;
  /** The run's secret, from which each turn's seed is made. */
  readonly seed: string;
  readonly turns: number;
  /** It was going on when its story was closed. */
  readonly endedWithStory: boolean;
}

const VIEW = `
  select s.id, s.user_id as "userId", s.blueprint_story_id as "storyId", s.release_version as "releaseVersion",
    s.current_moment_id as "currentMomentId", s.seed, s.turns, s.ended_with_story as "endedWithStory",
    case when s.xmin::text is distinct from $3 then s.state end as state
  from player_stories s where s.id = $1 and s.user_id = $2`;

/**
 * A player's run as its view needs it: one statement.
 * @param version of the row whose state is known already, and is not read again
 */
export async function viewRow(
  query: Query,
  { playerStoryId, userId }: { playerStoryId: string; userId: string },
  version?: string,
): Promise<ViewRow | undefined> {
  return (await query<ViewRow>(VIEW, [playerStoryId, userId, version ?? null]))[0];
}

const OWNED = 'select from player_stories where id = $1 and user_id = $2';

/** Whether there is such a run, and it is the player's. */
export async function isOwner(
  query: Query,
  { playerStoryId, userId }: { playerStoryId: string; userId: string },
): Promise<boolean> {
  return (await query(OWNED, [playerStoryId, userId])).length > 0;
}
