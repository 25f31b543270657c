import type { Query } from '@fabula/kit/db';
import type { ModelCall } from '../domain/model-call.ts';
import { isPlayerGone, isRunGone } from './gone.ts';

/** A call with what is decided about it here. */
export interface LoggedCall extends ModelCall {
  /** In the currency of the configured prices; null where tokens or prices are not known. */
  readonly cost: number | null;
  /** How long its texts are kept. */
  readonly keepDays: number;
}

const INSERT = `
  insert into model_calls (prompt, model, player_story_id, turn_no, user_id, tokens_in, tokens_out, cost, first_token_ms,
    whole_ms, outcome, failure, prompt_text, answer_text, text_expires_at)
  select $1, $2, case when kept then $3::uuid end, $4::int, case when stays then $5 end, $6::int, $7::int, $8::double precision, $9::int, $10::int,
    $11, $12, case when kept then $13 end, case when kept then $14 end, clock_timestamp() + $15 * interval '1 day'
  from (select stays, stays and not ${isRunGone('$3::uuid')} as kept
    from (select not ${isPlayerGone('$5')} as stays) player) run`;

/** Writes a call down; of a run or a player that is gone only its figures. */
export async function insertCall(query: Query, call: LoggedCall): Promise<void> {
  await query(INSERT, [
    call.prompt,
    call.model,
    call.playerStoryId,
    call.turnNo,
    call.userId,
    call.tokensIn,
    call.tokensOut,
    call.cost,
    call.firstTokenMs,
    call.wholeMs,
    call.outcome,
    call.failure,
    storable(call.promptText),
    storable(call.answerText),
    call.keepDays,
  ]);
}

const SWEEP = `
  update model_calls set prompt_text = null, answer_text = null
  where text_expires_at < clock_timestamp() and prompt_text is not null`;

/** Takes away texts whose time is over. */
export async function sweepTexts(query: Query): Promise<void> {
  await query(SWEEP);
}

/** Takes away what one player said and was answered, and whose it was; the figures stay. */
export async function forgetPlayer(query: Query, userId: string): Promise<void> {
  await query(FORGET, [userId]);
}

const FORGET = `
  update model_calls set prompt_text = null, answer_text = null, user_id = null, player_story_id = null
  where user_id = $1`;

const FORGET_RUNS = `
  update model_calls set prompt_text = null, answer_text = null, player_story_id = null
  where player_story_id = any($1::uuid[])`;

/** Takes away what was said in these runs; the figures stay. */
export async function forgetRuns(query: Query, playerStoryIds: readonly string[]): Promise<void> {
  await query(FORGET_RUNS, [playerStoryIds]);
}

/** No database takes these characters, and a model may write any. */
function storable(text: string): string {
  return text.replace(/\0|\p{Cs}/gu, ' ');
}
