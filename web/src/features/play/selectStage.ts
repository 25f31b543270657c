import type { GameOutput } from '../../lib/protocol/frames.ts';
import type { View } from './api.ts';
import { type Battle, battleNow } from './battle/battle.ts';

/** A view as it is now: what the newest output has told is in it. */
export type Stage = View & {
  /** The moment is over. */
  isComplete: boolean;
  /** And has not come out well. */
  hasFailed: boolean;
  /** The run has ended in it. */
  isEndOfGame: boolean;
  battle: Battle | undefined;
};

/** Fighters have left what the output says of them, where it names them. */
function team(view: View, output: GameOutput): View['enrolledCharacters'] {
  const left = new Map(
    output.player_characters.map((one) => [one.character_id, one.character_current_health]),
  );
  return view.enrolledCharacters.map((one) => ({
    ...one,
    characterCurrentHealth: left.get(one.characterId) ?? one.characterCurrentHealth,
  }));
}

function opponents(view: View, output: GameOutput): View['battleOpponentCharacters'] {
  const told = output.battle_state_opponent_characters;
  const left = new Map(told.map((one) => [one.opponent_id, one.opponent_current_health]));
  return view.battleOpponentCharacters.map((one) => ({
    ...one,
    opponentCurrentHealth: left.get(one.opponentId) ?? one.opponentCurrentHealth,
  }));
}

function newer(view: View, output: GameOutput): View {
  return {
    ...view,
    loopMaxNumberOfInteractions: output.loop_max_number_of_interactions,
    loopCurrentNumberOfInteractions: output.loop_current_number_of_interactions,
    ...(output.loop_rank !== undefined && { loopRank: output.loop_rank }),
    enrolledCharacters: team(view, output),
    battleOpponentCharacters: opponents(view, output),
  };
}

/** The stage as it is now: a view is fetched after an output, so that the newest output knows better. Nothing else compares them. */
export function selectStage(view: View, output: GameOutput | undefined): Stage {
  return {
    ...(output ? newer(view, output) : view),
    isComplete: Boolean(output?.complete_the_moment),
    hasFailed: output?.outcome === 'failure',
    isEndOfGame: Boolean(output?.end_of_game),
    battle: battleNow(view, output),
  };
}
