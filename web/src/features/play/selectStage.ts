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
function newer(view: View, output: GameOutput): View {
  const left = new Map([
    ...output.player_characters.map((one) => [one.character_id, one.character_current_health] as const),
    ...output.battle_state_opponent_characters.map(
      (one) => [one.opponent_id, one.opponent_current_health] as const,
    ),
  ]);
  return {
    ...view,
    loopMaxNumberOfInteractions: output.loop_max_number_of_interactions,
    loopCurrentNumberOfInteractions: output.loop_current_number_of_interactions,
    ...(output.loop_rank !== undefined && { loopRank: output.loop_rank }),
    enrolledCharacters: view.enrolledCharacters.map((one) => ({
      ...one,
      characterCurrentHealth: left.get(one.characterId) ?? one.characterCurrentHealth,
    })),
    battleOpponentCharacters: view.battleOpponentCharacters.map((one) => ({
      ...one,
      opponentCurrentHealth: left.get(one.opponentId) ?? one.opponentCurrentHealth,
    })),
  };
}

/** What a part of the stage shows of both. */
export interface OnStage {
  /** The moment on stage. */
  view: Stage;
  /** The run as it is now: whose cards they are. */
  run: Stage;
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
