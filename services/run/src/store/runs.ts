import { type Query, rows, type Tx } from '@fabula/kit/db';
import type { RunState } from '@fabula/rules/types';
import { LOOP_STATUS } from '../domain/status.ts';

/** A run as lists show it. */
export interface RunRow {
  readonly id: string;
  readonly storyId: string;
  readonly language: string;
  readonly loopNumber: number;
  readonly loopRank: number | null;
  readonly loopStatus: string;
  readonly interactions: number;
  readonly maxInteractions: number;
  readonly isSuccessful: boolean;
  readonly createdAt: Date;
  readonly releaseVersion: number;
}

const COLUMNS = `id, blueprint_story_id as "storyId", language, loop_number as "loopNumber", loop_rank as "loopRank",
  loop_status as "loopStatus", loop_current_number_of_interactions as interactions,
  loop_max_number_of_interactions as "maxInteractions", is_successful_run as "isSuccessful",
  created_at as "createdAt", release_version as "releaseVersion"`;

/** The specification's orders; those without a direction of their own put the newest first. */
const ORDERS = {
  best_first: 'is_successful_run desc, loop_rank asc nulls last, created_at desc',
  created_at: 'created_at desc',
  loop_number: 'loop_number desc, created_at desc',
  loop_rank: 'loop_rank asc nulls last, created_at desc',
} as const;
export type Order = keyof typeof ORDERS;

export function isOrder(order: string): order is Order {
  return order in ORDERS;
}

interface OfStory {
  readonly userId: string;
  readonly storyId: string;
}

/** A player's runs of a story; test runs are in no list. */
export function listRuns(query: Query, { userId, storyId }: OfStory, order: Order): Promise<RunRow[]> {
  const sql = `select ${COLUMNS} from player_stories
    where user_id = $1 and blueprint_story_id = $2 and not is_test order by ${ORDERS[order]}`;
  return query<RunRow>(sql, [userId, storyId]);
}

const LATEST = `
  select distinct on (blueprint_story_id) id, blueprint_story_id as "storyId", release_version as "releaseVersion",
    loop_status as "loopStatus", state
  from player_stories where user_id = $1 and not is_test order by blueprint_story_id, created_at desc`;

export interface LatestRun {
  readonly id: string;
  readonly storyId: string;
  readonly releaseVersion: number;
  readonly loopStatus: string;
  readonly state: RunState;
}

/** The newest run of every story that the player has begun. */
export function latestRuns(query: Query, userId: string): Promise<LatestRun[]> {
  return query<LatestRun>(LATEST, [userId]);
}

export interface Past {
  /** The newest run that counts. */
  readonly previous: RunState | undefined;
  readonly runs: number;
  readonly bestRank: number | null;
  /** By blueprint moment: how often it was played and did not fail. */
  readonly completions: Readonly<Record<string, number>>;
}

const PAST = `
  with mine as (
    select id, state, loop_number, loop_rank, is_successful_run, created_at from player_stories
    where user_id = $1 and blueprint_story_id = $2 and not is_test
  )
  select (select state from mine order by created_at desc limit 1) as previous,
    coalesce((select max(loop_number) from mine), 0) as runs,
    (select min(loop_rank) from mine where is_successful_run) as "bestRank",
    coalesce((select jsonb_object_agg(blueprint_moment_id, n) from (
      select m.blueprint_moment_id, count(*) as n from player_moments m join mine on m.player_story_id = mine.id
      where m.succeeded_at is not null and not m.skipped group by m.blueprint_moment_id) counted), '{}') as completions`;

/** Serialises what one player does with one story as a whole, until the transaction ends. */
const TAKE_TURNS = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/** From here on nobody else begins or resets this player's runs of the story, until the transaction ends. */
export async function takeTurns(tx: Tx, { userId, storyId }: OfStory): Promise<void> {
  await rows(tx, TAKE_TURNS, [`${userId} ${storyId.toLowerCase()}`]);
}

/** What counts before a player's next run of a story. */
export async function pastOf(tx: Tx, { userId, storyId }: OfStory): Promise<Past> {
  const [past] = await rows<Omit<Past, 'previous'> & { previous: RunState | null }>(tx, PAST, [
    userId,
    storyId,
  ]);
  if (!past) throw new Error('an aggregate without a row');
  return { ...past, previous: past.previous ?? undefined };
}

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly seed: string;
  readonly state: RunState;
  readonly firstMomentId: string;
  /** With which it was asked for. */
  readonly idempotencyKey?: string | undefined;
}

/** The run that was begun with this key; undefined: none, or it has been reset meanwhile. */
export async function runAskedWith(
  tx: Tx,
  { userId, storyId }: OfStory,
  idempotencyKey: string,
): Promise<string | undefined> {
  const sql = `select id from player_stories
    where user_id = $1 and blueprint_story_id = $2 and idempotency_key = $3`;
  return (await rows<{ id: string }>(tx, sql, [userId, storyId, idempotencyKey]))[0]?.id;
}

const INSERT = `
  with run as (
    insert into player_stories (id, user_id, blueprint_story_id, release_version, language, loop_number, loop_status,
      loop_current_number_of_interactions, loop_max_number_of_interactions, is_test, seed, initial_state, state,
      current_moment_id, idempotency_key)
    values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11, $11, $12, $14)
  )
  insert into player_moments (id, player_story_id, user_id, blueprint_moment_id, ordinal, status)
  values ($12, $1, $2, $13, 0, 'waiting')`;

/** Writes a new run with its first player moment. */
export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  const { id, userId, seed, state, firstMomentId, idempotencyKey } = run;
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
  ]);
}

const WRITE_STATE = `
  update player_stories set state = $2, language = $3, loop_status = $4, loop_rank = $5, is_successful_run = $6,
    fence = fence + $7, lease_input = case when $7 = 0 then lease_input end
  where id = $1`;

/** A change of the run outside of its turns. With `breakLease` a turn that is running will not commit. */
export async function writeState(
  tx: Tx,
  { id, state, breakLease }: { id: string; state: RunState; breakLease: boolean },
): Promise<void> {
  await rows(tx, WRITE_STATE, [
    id,
    JSON.stringify(state),
    state.language,
    LOOP_STATUS[state.status],
    state.rank,
    state.status === 'won',
    breakLease ? 1 : 0,
  ]);
}

/** Deletes a player's runs of a story with all that hangs on them. Answers which they were. */
export async function deleteRuns(tx: Tx, { userId, storyId }: OfStory): Promise<string[]> {
  const sql = 'delete from player_stories where user_id = $1 and blueprint_story_id = $2 returning id';
  return (await rows<{ id: string }>(tx, sql, [userId, storyId])).map(({ id }) => id);
}

/** A test run is gone at its end: when its author begins another, at the latest after a day. */
export async function deleteEndedTestRuns(tx: Tx, userId: string): Promise<void> {
  const sql =
    "delete from player_stories where user_id = $1 and is_test and loop_status <> 'loopStatusOnGoing'";
  await rows(tx, sql, [userId]);
}

export async function deleteOldTestRuns(tx: Tx): Promise<void> {
  const sql =
    "delete from player_stories where is_test and created_at < clock_timestamp() - interval '24 hours'";
  await rows(tx, sql, []);
}

export async function deleteAllRuns(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from player_stories where user_id = $1', [userId]);
}
