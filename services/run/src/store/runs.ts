import { type Query, rows, type Tx } from '@fabula/kit/db';
import type { OutboxRow } from '@fabula/kit/outbox';
import type { RunState } from '@fabula/rules/types';
import { LOOP_STATUS } from '../domain/status.ts';
import { factColumns, writeFacts } from './facts.ts';

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
  return Object.hasOwn(ORDERS, order);
}

interface OfStory {
  readonly userId: string;
  readonly storyId: string;
}

export interface Page {
  readonly order: Order;
  readonly limit: number;
  /** The last run of the page before. */
  readonly afterId?: string | undefined;
}

/** A page of a player's runs of a story; test runs are in no list. */
export function listRuns(query: Query, { userId, storyId }: OfStory, page: Page): Promise<RunRow[]> {
  const sql = `with placed as (
      select id, row_number() over (order by ${ORDERS[page.order]}, id) as place from player_stories
      where user_id = $1 and blueprint_story_id = $2 and not is_test)
    select ${COLUMNS} from player_stories join placed using (id)
    where $3::uuid is null or place > (select place from placed where id = $3) order by place limit $4`;
  return query<RunRow>(sql, [userId, storyId, page.afterId ?? null, page.limit]);
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

export interface RunHistory {
  /** The newest run that counts. */
  readonly previous: RunState | undefined;
  readonly runs: number;
  readonly bestRank: number | null;
  /** By blueprint moment: how often it was played and did not fail. */
  readonly completions: Readonly<Record<string, number>>;
  /** Whether the player has had this story's ticket, redeemed or not. */
  readonly hasTicket: boolean;
  /** Whether the player has permanent characters, of whatever story. */
  readonly hasPermanent: boolean;
  /** How often the story has been closed, as far as that was told. */
  readonly closings: number;
}

const RUN_HISTORY = `
  with mine as (
    select id, state, loop_number, loop_rank, is_successful_run, created_at from player_stories
    where user_id = $1 and blueprint_story_id = $2 and not is_test
  )
  select (select state from mine order by created_at desc limit 1) as previous,
    coalesce((select max(loop_number) from mine), 0) as runs,
    (select min(loop_rank) from mine where is_successful_run) as "bestRank",
    exists (select from player_permanent_character_tickets
      where user_id = $1 and blueprint_story_id = $2) as "hasTicket",
    exists (select from player_permanent_characters where user_id = $1) as "hasPermanent",
    coalesce((select closings from closed_stories where story_id = $2), 0) as closings,
    coalesce((select jsonb_object_agg(blueprint_moment_id, n) from (
      select m.blueprint_moment_id, count(*) as n from player_moments m join mine on m.player_story_id = mine.id
      where m.succeeded_at is not null and not m.skipped group by m.blueprint_moment_id) counted), '{}') as completions`;

/**
 * Serialises what one player does with one story as a whole, until the transaction ends; a closing of the story that is told
 * meanwhile waits for that end.
 */
const LOCK_STORY = `
  select pg_advisory_xact_lock(hashtextextended($1, 0)), pg_advisory_xact_lock_shared(hashtextextended('closing ' || $2, 0))`;

/** Waits for those who are just beginning the story or resetting it, and holds up others. */
export const LOCK_CLOSINGS = "select pg_advisory_xact_lock(hashtextextended('closing ' || $1, 0))";

/** From here on nobody else begins or resets this player's runs of the story, until the transaction ends. */
export async function lockStory(tx: Tx, { userId, storyId }: OfStory): Promise<void> {
  const id = storyId.toLowerCase();
  await rows(tx, LOCK_STORY, [`${userId} ${id}`, id]);
}

/** What counts before a player's next run of a story. */
export async function runHistoryOf(tx: Tx, { userId, storyId }: OfStory): Promise<RunHistory> {
  const [history] = await rows<Omit<RunHistory, 'previous'> & { previous: RunState | null }>(
    tx,
    RUN_HISTORY,
    [userId, storyId],
  );
  if (!history) throw new Error('an aggregate without a row');
  return { ...history, previous: history.previous ?? undefined };
}

const WRITE_STATE = `
  with run as (
    update player_stories set state = $2, language = $3, loop_status = $4, loop_rank = $5, is_successful_run = $6,
      fence = fence + $7, lease_input = case when $7 = 0 then lease_input end,
      ended_with_story = ended_with_story or $8
    where id = $1
  )
  ${writeFacts(9)}`;

export interface ChangedState {
  readonly id: string;
  readonly state: RunState;
  /** A turn that is running will not commit. */
  readonly breakLease: boolean;
  /** The run has ended because its story was closed. */
  readonly endedWithStory?: boolean;
  readonly outbox: readonly OutboxRow[];
}

/** A change of the run outside of its turns, and the facts of it. */
export async function writeState(tx: Tx, changed: ChangedState): Promise<void> {
  const { id, state, breakLease, endedWithStory = false, outbox } = changed;
  await rows(tx, WRITE_STATE, [
    id,
    JSON.stringify(state),
    state.language,
    LOOP_STATUS[state.status],
    state.rank,
    state.status === 'won',
    breakLease ? 1 : 0,
    endedWithStory,
    ...factColumns(outbox),
  ]);
}

const ASKED = `
  select id from player_stories
  where user_id = $1 and blueprint_story_id = $2 and idempotency_key = $3 and not is_test`;

/** The player's run of the story that was asked for with this key. */
export async function findAsked(
  query: Query,
  { userId, storyId, idempotencyKey }: OfStory & { readonly idempotencyKey: string },
): Promise<string | undefined> {
  return (await query<{ id: string }>(ASKED, [userId, storyId, idempotencyKey]))[0]?.id;
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
