import type { Query } from '@fabula/kit/db';
import type { RecentSkip } from '@fabula/rules/types';
import type { SpokenTurn } from '../domain/dialogue.ts';
import type { AskedTurn } from '../domain/lease.ts';
import { LINES_OF_MOMENT } from './spoken-turns.ts';

export interface NewLease extends AskedTurn {
  readonly playerStoryId: string;
  readonly kind: string;
  readonly digest: Uint8Array;
  readonly jsonDigest: Uint8Array | undefined;
  readonly streaming: boolean;
  readonly owner: string;
  readonly turnNo: number;
  readonly fence: number;
  readonly leaseMs: number;
  /** Of the run as it was read before; undefined where its row is locked already and nobody holds its lease. */
  readonly version?: string;
}

/** As long as the law's guard asks for, and a little more for two clocks: what is too old it leaves out itself. */
const RECENT_SKIPS = `
  select coalesce(jsonb_agg(jsonb_build_object('momentId', m.blueprint_moment_id,
    'atMs', round(extract(epoch from m.completed_at) * 1000)) order by m.ordinal), '[]')
  from player_moments m
  where m.player_story_id = $1 and m.skipped and m.completed_at > clock_timestamp() - interval '10 s'`;

/**
 * Whether the lease of a row counts still. It lasts seconds and is renewed: one that ends later than this was given before the
 * clock was set back.
 */
export const IS_LEASED = `(lease_until > clock_timestamp() and lease_until < clock_timestamp() + interval '10 minutes')`;

/**
 * One statement: the turn's row (a new attempt of it, if the same input began before) and the lease. It writes nothing and
 * answers nothing where the input has committed already or its digest is another, or the run is not of the version $12 any
 * more, or leased.
 */
const GRANT = `
  with run as (
    select id, lease_input is not null as is_takeover from player_stories
    where id = $1 and ($12::text is null
      or (xmin::text = $12 and fence = $8 - 1 and ${IS_LEASED} is not true))
    for no key update
  ), turn as (
    insert into turns (player_story_id, input_id, digest, kind, streaming, player_moment_id, turn_no, attempt, fence, owner,
      recent_skips)
    select id, $2, $3, $4, $5, $6, $7, 1, $8, $9, case when $4 = 'start_moment' then (${RECENT_SKIPS}) end from run
    on conflict (player_story_id, input_id) do update set
      attempt = turns.attempt + 1, turn_no = excluded.turn_no, fence = excluded.fence, owner = excluded.owner,
      player_moment_id = excluded.player_moment_id, begun_at = clock_timestamp(), recent_skips = excluded.recent_skips
    where turns.committed_at is null and (
      turns.digest = excluded.digest
      or (turns.kind = 'start_moment' and excluded.kind = 'start_moment')
      or (turns.streaming and not excluded.streaming and turns.digest = coalesce($11, turns.digest)))
    returning attempt, recent_skips
  ), lease as (
    update player_stories set fence = $8, lease_input = $2, lease_owner = $9,
      lease_until = clock_timestamp() + $10 * interval '1 ms'
    where id = $1 and exists (select from turn)
    returning xmin::text as version
  )
  select turn.attempt, turn.recent_skips as "recentSkips", lease.version, run.is_takeover as "isTakeover",
    (${LINES_OF_MOMENT}) as history
  from run, turn, lease`;

export interface Granted {
  readonly attempt: number;
  /** Another lease had run out before anybody gave it back. */
  readonly isTakeover: boolean;
  /** Of the run's row with the lease. */
  readonly version: string;
  /** The newest turns of the moment, oldest first. */
  readonly history: readonly SpokenTurn[];
  /** Of a start: what this run skipped within the last seconds. */
  readonly recentSkips: readonly RecentSkip[] | null;
}

export async function writeLease(query: Query, lease: NewLease): Promise<Granted | undefined> {
  const [row] = await query<Omit<Granted, 'history'> & { history: SpokenTurn[] | null }>(GRANT, [
    lease.playerStoryId,
    lease.inputId,
    Buffer.from(lease.digest),
    lease.kind,
    lease.streaming,
    lease.momentId,
    lease.turnNo,
    lease.fence,
    lease.owner,
    lease.leaseMs,
    lease.jsonDigest === undefined ? null : Buffer.from(lease.jsonDigest),
    lease.version ?? null,
  ]);
  return row && { ...row, history: row.history ?? [] };
}

export interface HeldLease {
  readonly playerStoryId: string;
  readonly inputId: string;
  readonly fence: number;
}

const RENEW = `
  with held as (
    select id, xmin::text as version from player_stories
    where id = $1 and lease_input = $2 and fence = $3 for no key update
  )
  update player_stories s set lease_until = clock_timestamp() + $4 * interval '1 ms'
  from held where s.id = held.id returning held.version as before, s.xmin::text as after`;

/** Versions of a run's row around a change that touched nothing but its lease. */
export interface Renewed {
  readonly before: string;
  readonly after: string;
}

/** Undefined when somebody else holds the lease now, or nobody does. */
export async function renew(query: Query, held: HeldLease, leaseMs: number): Promise<Renewed | undefined> {
  const { playerStoryId, inputId, fence } = held;
  return (await query<Renewed>(RENEW, [playerStoryId, inputId, fence, leaseMs]))[0];
}

const RELEASE = `
  update player_stories set lease_input = null, lease_owner = null, lease_until = null
  where id = $1 and lease_input = $2 and fence = $3`;

/** Gives a lease back; one that is not held any more stays as it is. */
export async function releaseLease(query: Query, held: HeldLease): Promise<void> {
  await query(RELEASE, [held.playerStoryId, held.inputId, held.fence]);
}
