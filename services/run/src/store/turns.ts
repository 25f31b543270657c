import { rows, type Tx } from '@fabula/kit/db';
import type { KnownTurn } from '../domain/lease.ts';

/** A committed turn as it is stored: the messages of the proto as their JSON. */
export interface TurnColumns {
  readonly input_id: string;
  readonly turn_no: number;
  readonly attempt: number;
  readonly fence: number;
  readonly kind: string;
  readonly player_moment_id: string;
  readonly words: string;
  readonly output: object;
  readonly notifications: { readonly forging?: object; readonly modifiers?: object };
  readonly sentences: readonly object[];
  readonly state_hash: string;
}

const COLUMNS = `t.input_id, t.turn_no, t.attempt, t.fence, t.kind, t.player_moment_id, t.words, t.output,
  t.notifications, t.sentences, t.state_hash`;

const COMMITTED = `
  select ${COLUMNS} from turns t where t.player_story_id = $1 and t.input_id = $2 and t.committed_at is not null`;

export async function committedTurn(
  tx: Tx,
  playerStoryId: string,
  inputId: string,
): Promise<TurnColumns | undefined> {
  return (await rows<TurnColumns>(tx, COMMITTED, [playerStoryId, inputId]))[0];
}

const KNOWN = `
  select committed_at is not null as committed, kind, digest, streaming
  from turns where player_story_id = $1 and input_id = $2`;

/** What is known of the input under its id, committed or not. */
export async function knownTurn(
  tx: Tx,
  playerStoryId: string,
  inputId: string,
): Promise<KnownTurn | undefined> {
  return (await rows<KnownTurn>(tx, KNOWN, [playerStoryId, inputId]))[0];
}

const NEWEST_BEFORE = `
  select input_id, digest from turns
  where player_story_id = $1 and turn_no = $2 and committed_at > clock_timestamp() - $3 * interval '1 ms'`;

/** The turn of this number, if it committed less than `withinMs` ago. */
export async function recentTurn(
  tx: Tx,
  of: { playerStoryId: string; turnNo: number; withinMs: number },
): Promise<{ inputId: string; digest: Uint8Array } | undefined> {
  const [row] = await rows<{ input_id: string; digest: Buffer }>(tx, NEWEST_BEFORE, [
    of.playerStoryId,
    of.turnNo,
    of.withinMs,
  ]);
  return row && { inputId: row.input_id, digest: row.digest };
}

const OPENED_BY = `
  select ${COLUMNS} from player_moments m join turns t on t.player_story_id = m.player_story_id and t.input_id = m.opened_by
  where m.player_story_id = $1 and m.id = $2 and t.committed_at is not null`;

/** The turn that opened, or passed over, this player moment. */
export async function openingTurn(
  tx: Tx,
  playerStoryId: string,
  momentId: string,
): Promise<TurnColumns | undefined> {
  return (await rows<TurnColumns>(tx, OPENED_BY, [playerStoryId, momentId]))[0];
}

/** Where a moment stands. */
export interface NewestOutput {
  readonly output: object;
  /** Null where nothing was said but hints. */
  readonly sentences: readonly object[] | null;
}

const OF_MOMENT = 'where player_story_id = $1 and player_moment_id = $2 and committed_at is not null';

const NEWEST = `
  select output, (
    select said.sentences from turns said ${OF_MOMENT} and jsonb_array_length(said.sentences) > 0
      and said.output->>'notHeard' is distinct from 'true'
    order by turn_no desc limit 1) as sentences
  from turns ${OF_MOMENT} order by turn_no desc limit 1`;

/** The output of the newest committed turn of a player moment, and the newest lines said there, but for hints after a silence. */
export async function newestOutputOf(
  tx: Tx,
  playerStoryId: string,
  momentId: string,
): Promise<NewestOutput | undefined> {
  return (await rows<NewestOutput>(tx, NEWEST, [playerStoryId, momentId]))[0];
}

const FORGET = 'delete from turns where player_story_id = $1 and input_id = $2 and committed_at is null';

/** Takes away a turn that began and will never commit. */
export async function forgetTurn(tx: Tx, playerStoryId: string, inputId: string): Promise<void> {
  await rows(tx, FORGET, [playerStoryId, inputId]);
}
