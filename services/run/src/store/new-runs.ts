import { rows, type Tx } from '@fabula/kit/db';
import type { OutboxRow } from '@fabula/kit/outbox';
import type { RunState } from '@fabula/rules/types';
import type { ItemRow } from '../domain/item-row.ts';
import { LOOP_STATUS } from '../domain/status.ts';
import { acquireSql, enrolSql, equipSql, pictureSql } from './belongings.ts';
import { factColumns, writeFacts } from './facts.ts';

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly seed: string;
  readonly state: RunState;
  readonly firstMomentId: string;
  /** The items of its state. */
  readonly items: readonly ItemRow[];
  /** With which it was asked for. */
  readonly idempotencyKey?: string | undefined;
  /** How often its story had been closed until then. */
  readonly closings?: number;
  /** How far it is. */
  readonly progress: number;
  readonly outbox: readonly OutboxRow[];
}

/** One statement: the run, its first player moment, the cards with which it begins, and the facts. */
const INSERT = `
  with run as (
    insert into player_stories (id, user_id, blueprint_story_id, release_version, language, loop_number, loop_status,
      loop_current_number_of_interactions, loop_max_number_of_interactions, is_test, seed, initial_state, state,
      current_moment_id, idempotency_key, closings, progress, progress_turn)
    values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11, $11, $12, $14, $17, $18, 0)
  ), moment as (
    insert into player_moments (id, player_story_id, user_id, blueprint_moment_id, ordinal, status)
    values ($12, $1, $2, $13, 0, 'waiting')
  ), characters as (${enrolSql('$15')}
  ), items as (${acquireSql('$16')}
  ), pictures as (${pictureSql('$16')}
  ), carried as (${equipSql('$16', 'null')}
  )
  ${writeFacts(19)}`;

/** Writes a new run with all that it begins with. */
export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  const { id, userId, seed, state, firstMomentId, idempotencyKey, closings } = run;
  await rows(tx, INSERT, [
    id,
    userId,
    state.storyId,
    state.releaseVersion,
    state.language,
    state.loopNumber,
    LOOP_STATUS[state.status],
    state.interactions.max,
    state.isTest,
    seed,
    JSON.stringify(state),
    firstMomentId,
    state.moments[0]?.momentId,
    idempotencyKey ?? null,
    JSON.stringify(state.roster),
    JSON.stringify(run.items),
    closings ?? 0,
    run.progress,
    ...factColumns(run.outbox),
  ]);
}
