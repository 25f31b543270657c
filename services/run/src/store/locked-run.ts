import { rows, type Tx } from '@fabula/kit/db';
import type { RunState } from '@fabula/rules/types';
import type { LockedRun } from '../domain/lease.ts';
import { LOOP_STATUS } from '../domain/status.ts';
import { IS_LEASED } from './leases.ts';

export interface RunColumns {
  readonly id: string;
  readonly user_id: string;
  readonly blueprint_story_id: string;
  readonly release_version: number;
  readonly language: string;
  readonly seed: string;
  readonly state: RunState;
  readonly current_moment_id: string;
  readonly turns: number;
  readonly fence: number;
  readonly leased_to: string | null;
  readonly ended_with_story: boolean;
}

/** The columns of a LockedRun, of `player_stories` named `s`. The database's clock decides whether a lease runs. */
export const LOCKED_COLUMNS = `
  s.id, s.user_id, s.blueprint_story_id, s.release_version, s.language, s.seed, s.state, s.current_moment_id,
  s.turns, s.fence, case when ${IS_LEASED} then s.lease_input end as leased_to,
  s.ended_with_story`;

const LOCK = `select ${LOCKED_COLUMNS} from player_stories s where s.id = $1 for no key update`;

/** Takes the run's row lock: for the rest of the transaction nobody else changes the run. */
export async function lockRun(tx: Tx, id: string): Promise<LockedRun | undefined> {
  const [row] = await rows<RunColumns>(tx, LOCK, [id]);
  return row && toLockedRun(row);
}

const LOCK_EARLIER = `
  select ${LOCKED_COLUMNS}, coalesce(s.idempotency_key = $3, false) as is_asked from player_stories s
  where s.user_id = $1 and s.blueprint_story_id = $2 and not s.is_test
    and (s.loop_status = '${LOOP_STATUS.ongoing}' or s.idempotency_key = $3)
  order by s.id for no key update`;

/** What stands in a player's story before another run of it begins. */
export interface EarlierRuns {
  /** The run that was begun with this key; undefined: none, or it has been reset meanwhile. */
  readonly asked: string | undefined;
  readonly ongoing: readonly LockedRun[];
}

/** Takes the row locks of a player's runs of a story that are going on, or were asked for with this key. */
export async function lockEarlierRuns(
  tx: Tx,
  of: { readonly userId: string; readonly storyId: string; readonly idempotencyKey: string | undefined },
): Promise<EarlierRuns> {
  const bindings = [of.userId, of.storyId, of.idempotencyKey || null];
  const found = await rows<RunColumns & { is_asked: boolean }>(tx, LOCK_EARLIER, bindings);
  const runs = found.map(toLockedRun);
  return {
    asked: found.find((row) => row.is_asked)?.id,
    ongoing: runs.filter(({ state }) => state.status === 'ongoing'),
  };
}

export function toLockedRun(row: RunColumns): LockedRun {
  return {
    id: row.id,
    userId: row.user_id,
    storyId: row.blueprint_story_id,
    releaseVersion: row.release_version,
    language: row.language,
    seed: row.seed,
    state: row.state,
    currentMomentId: row.current_moment_id,
    turns: row.turns,
    fence: row.fence,
    leasedTo: row.leased_to,
    endedWithStory: row.ended_with_story,
  };
}
