import type { GameOutput } from '../protocol/frames.ts';

/** An output in which nothing happened, with some fields otherwise. */
export function output(fields: Partial<GameOutput> = {}): GameOutput {
  return {
    player_moment_id: 'm1',
    input_id: 'i1',
    attempt: 1,
    epoch: 'e',
    seq: 1,
    transcribed_player_answer: '',
    dialogue: '',
    complete_the_moment: false,
    end_of_game: false,
    was_perfect_answer: false,
    was_cache_hit: false,
    character_emotion_key: 'normal',
    character_emotion_strength: 1,
    battle_state_action_history: [],
    battle_state_opponent_characters: [],
    player_characters: [],
    player_facts: [],
    is_awarded: false,
    interaction_bet_size: 0,
    sacrificed_properties: [],
    selected_player_characters: [],
    loop_current_number_of_interactions: 3,
    loop_max_number_of_interactions: 30,
    not_heard: false,
    ...fields,
  };
}
