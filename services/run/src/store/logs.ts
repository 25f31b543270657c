import { rows, type Tx } from '@fabula/kit/db';
import type { LoggedRow, RunLog } from '../domain/replay.ts';

/** A run that was recorded, and the release that it plays. */
export interface RecordedRun {
  readonly id: string;
  readonly storyId: string;
  readonly releaseVersion: number;
}

const RUNS = `
  select id, blueprint_story_id as "storyId", release_version as "releaseVersion" from player_stories
  where id > $1 order by id limit $2`;

/** Before every run. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Recorded runs after this one, in the order of their ids: page by page, however many there are. */
export function recordedRuns(tx: Tx, after: string, limit: number): Promise<RecordedRun[]> {
  return rows<RecordedRun>(tx, RUNS, [after, limit]);
}

export async function recordedRun(tx: Tx, id: string): Promise<RecordedRun | undefined> {
  const sql = `select id, blueprint_story_id as "storyId", release_version as "releaseVersion"
    from player_stories where id = $1`;
  return (await rows<RecordedRun>(tx, sql, [id]))[0];
}

const TURNS = `
  select turn_no as "turnNo", kind, words, input, proposal, was_cache_hit as "wasCacheHit", seed, now_ms as "nowMs",
    recent_skips as "recentSkips", language, state_hash as "stateHash"
  from turns where player_story_id = $1 and committed_at is not null order by turn_no`;

/** All that a replay of the run needs; undefined where it is gone. */
export async function runLog(tx: Tx, id: string): Promise<RunLog | undefined> {
  const [run] = await rows<{ initial_state: RunLog['initialState'] }>(
    tx,
    'select initial_state from player_stories where id = $1',
    [id],
  );
  if (!run) return undefined;
  return { id, initialState: run.initial_state, turns: await rows<LoggedRow>(tx, TURNS, [id]) };
}
