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
  /** The run's secret, from which each turn's seed is made. */
  readonly seed: string;
  readonly turns: number;
}

const VIEW = `
  select s.id, s.user_id as "userId", s.blueprint_story_id as "storyId", s.release_version as "releaseVersion",
    s.current_moment_id as "currentMomentId", s.state, s.seed, s.turns
  from player_stories s where s.id = $1 and s.user_id = $2`;

/** A player's run as its view needs it: one statement. */
export async function viewRow(
  query: Query,
  { playerStoryId, userId }: { playerStoryId: string; userId: string },
): Promise<ViewRow | undefined> {
  return (await query<ViewRow>(VIEW, [playerStoryId, userId]))[0];
}
