import type { Query } from '@fabula/kit/db';
import type { RunState } from '@fabula/rules/types';

/** The newest run of a story, as far as a list of stories shows it. */
export interface BegunStory {
  readonly id: string;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly loopStatus: string;
  /** In percent; null: it was begun, or played on, by a process that does not keep it. */
  readonly progress: number | null;
}

const BEGUN = `
  select distinct on (blueprint_story_id) id, blueprint_story_id as "storyId", release_version as "releaseVersion",
    loop_status as "loopStatus", case when progress_turn = turns then progress end as progress
  from player_stories where user_id = $1 and not is_test order by blueprint_story_id, created_at desc`;

/** The newest run of every story that the player has begun, without its state. */
export function begunStories(query: Query, userId: string): Promise<BegunStory[]> {
  return query<BegunStory>(BEGUN, [userId]);
}

export interface StateOfTurn {
  readonly state: RunState;
  /** How many turns have made it. */
  readonly turns: number;
}

/** Undefined: the run is gone. */
export async function stateOfRun(query: Query, id: string): Promise<StateOfTurn | undefined> {
  return (await query<StateOfTurn>('select state, turns from player_stories where id = $1', [id]))[0];
}

const KEEP = 'update player_stories set progress = $2, progress_turn = $3 where id = $1 and turns = $3';

/** Keeps how far the run was after so many turns, unless it has gone on. Whoever knew the row looks at it anew. */
export async function keepProgress(
  query: Query,
  id: string,
  { progress, turns }: { readonly progress: number; readonly turns: number },
): Promise<void> {
  await query(KEEP, [id, progress, turns]);
}
