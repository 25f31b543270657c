import type { Query } from '@fabula/kit/db';
import type { SpokenTurn } from '../domain/dialogue.ts';

/** Turns that a director is told of. */
const NEWEST = 8;

/** A SpokenTurn as JSON, of turns `t` and heard `h`. */
export const SPOKEN_TURN = `jsonb_build_object(
  'playerMomentId', t.player_moment_id, 'words', t.words, 'sentences', t.sentences, 'heardMs', h.heard_ms,
  'perfect', (t.output->>'wasPerfectAnswer')::boolean, 'cacheHit', (t.output->>'wasCacheHit')::boolean)`;

/**
 * The newest committed turns of the player moment $6, oldest first. Asked for by the moment alone and joined afterwards, so
 * that the index of moments and turns is read from its end: what a run has behind it costs nothing.
 */
export const LINES_OF_MOMENT = `
  select jsonb_agg(${SPOKEN_TURN} order by t.turn_no) from (
    select player_story_id, input_id, turn_no, player_moment_id, words, sentences, output
    from turns where player_moment_id = $6 and committed_at is not null
    order by turn_no desc limit ${NEWEST}) t left join heard h using (player_story_id, input_id)`;

const ALL = `
  select (
    select coalesce(jsonb_agg(${SPOKEN_TURN} order by t.turn_no), '[]')
    from turns t left join heard h using (player_story_id, input_id)
    where t.player_story_id = s.id and t.committed_at is not null) as turns
  from player_stories s where s.id = $1 and s.user_id = $2`;

/** All committed turns of a player's run, in order; undefined where the run is not the player's. */
export async function spokenTurns(
  query: Query,
  { playerStoryId, userId }: { playerStoryId: string; userId: string },
): Promise<SpokenTurn[] | undefined> {
  const [row] = await query<{ turns: SpokenTurn[] }>(ALL, [playerStoryId, userId]);
  return row?.turns;
}
