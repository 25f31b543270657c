import { type Query, rows, type Tx } from '@fabula/kit/db';
import type { RecentSkip } from '@fabula/rules/types';
import type { Changes } from '../domain/changes.ts';
import type { MadeTurn } from '../domain/made-turn.ts';
import type { OpenTurn } from '../domain/open-turn.ts';
import type { Commit } from '../domain/prepared-turn.ts';
import { LOOP_STATUS } from '../domain/status.ts';
import { factColumns, writeFacts } from './facts.ts';
import { LOCKED_COLUMNS, type RunColumns, toLockedRun } from './locked-run.ts';

interface Leased {
  readonly lease_input: string | null;
  readonly recent_skips: readonly RecentSkip[] | null;
}

const OPEN = `
  select ${LOCKED_COLUMNS}, s.lease_input, t.attempt, t.kind, t.recent_skips
  from player_stories s left join turns t on t.player_story_id = s.id and t.input_id = $2
  where s.id = $1 for no key update of s`;

/** Takes the run's row lock, and answers its turn as it stands. */
export async function openTurn(
  tx: Tx,
  playerStoryId: string,
  inputId: string,
): Promise<OpenTurn | undefined> {
  type Columns = RunColumns & Pick<OpenTurn, 'attempt' | 'kind'> & Leased;
  const [row] = await rows<Columns>(tx, OPEN, [playerStoryId, inputId]);
  if (!row) return undefined;
  const { lease_input: leaseInput, attempt, kind, recent_skips: recentSkips } = row;
  return { run: toLockedRun(row), leaseInput, attempt, kind, recentSkips };
}

/**
 * One statement, so that a turn costs one round trip: the run, the turn, what changed beside them, and the facts. Nothing of
 * it where the run is not of the version $27 any more; answers its new version.
 */
const COMMIT = `
  with run as (
    update player_stories set
      state = $2, turns = $3, current_moment_id = $4, loop_status = $5, loop_rank = $6, is_successful_run = $7,
      loop_current_number_of_interactions = $8, progress = $28, progress_turn = $3, lease_input = null, lease_owner = null, lease_until = null
    where id = $1 and ($27::text is null or xmin::text = $27)
    returning xmin::text as version
  ), turn as (
    update turns set
      turn_no = $3, player_moment_id = $10, committed_at = clock_timestamp(), now_ms = $11, words = $12, input = $13,
      proposal = $14, was_cache_hit = $15, seed = $16, output = $17, notifications = $18, sentences = $19,
      state_hash = $20, language = $21
    where player_story_id = $1 and input_id = $9 and exists (select from run)
  ), moments as (
    insert into player_moments (id, player_story_id, user_id, blueprint_moment_id, ordinal, status, skipped, outcome,
      player_facts, opened_by, started_at, completed_at, succeeded_at)
    select m.id, $1, $22, m.blueprint, m.ordinal, m.status, m.skipped, m.outcome, m.facts,
      case when m.status <> 'waiting' then $9 end,
      case when m.status <> 'waiting' and not m.skipped then clock_timestamp() end,
      case when m.status = 'done' then clock_timestamp() end,
      case when m.outcome = 'success' then clock_timestamp() end
    from jsonb_to_recordset($23::jsonb) as m(id uuid, blueprint uuid, ordinal int, status text, skipped boolean,
      outcome text, facts jsonb), run
    on conflict (player_story_id, ordinal) do update set
      status = excluded.status, skipped = excluded.skipped, outcome = excluded.outcome,
      player_facts = player_moments.player_facts || excluded.player_facts,
      opened_by = coalesce(player_moments.opened_by, excluded.opened_by),
      started_at = coalesce(player_moments.started_at, excluded.started_at),
      completed_at = coalesce(player_moments.completed_at, excluded.completed_at),
      succeeded_at = coalesce(player_moments.succeeded_at, excluded.succeeded_at)
  ), facts as (
    ${writeFacts(24)}, run
  )
  select version from run`;

/**
 * Writes a turn, and answers the version of the run's row with it.
 * @param version of the run that the turn was made of; undefined where its row is locked. Undefined is answered, and nothing
 *   written, where the run has another version by now.
 */
export async function writeTurn(query: Query, commit: Commit, version?: string): Promise<string | undefined> {
  const { run, state, turn, logged, outbox } = commit;
  const [row] = await query<{ version: string }>(COMMIT, [
    run.id,
    commit.stateJson,
    turn.turnNo,
    commit.momentId(state.moments.length - 1),
    LOOP_STATUS[state.status],
    state.rank,
    state.status === 'won',
    state.interactions.used,
    turn.inputId,
    turn.playerMomentId,
    logged.nowMs,
    turn.words,
    commit.inputJson,
    JSON.stringify(logged.proposal),
    logged.wasCacheHit,
    logged.seed,
    turn.output.json,
    notificationsJson(turn),
    `[${turn.sentences.map(({ json }) => json).join()}]`,
    turn.stateHash,
    state.language,
    run.userId,
    JSON.stringify(commit.changes.moments.map((changed) => momentRow(commit, changed))),
    ...factColumns(outbox),
    version ?? null,
    commit.progress,
  ]);
  return row?.version;
}

function notificationsJson({ forging, modifiers }: MadeTurn): string {
  const shown = Object.entries({ forging, modifiers });
  return `{${shown.flatMap(([name, each]) => (each ? `"${name}":${each.json}` : [])).join()}}`;
}

function momentRow(commit: Commit, { ordinal, played, facts }: Changes['moments'][number]) {
  return {
    id: commit.momentId(ordinal),
    blueprint: played.momentId,
    ordinal,
    status: played.status,
    skipped: played.skipped,
    outcome: played.outcome,
    facts,
  };
}
