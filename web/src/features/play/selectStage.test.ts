import { describe, expect, test } from '@jest/globals';
import { output } from '../../lib/game/output.fixture.ts';
import type { View } from './api.ts';
import { selectStage } from './selectStage.ts';

const remembered = { sacrificedProperties: [] };
const view = {
  ...{ playerMomentId: 'm1', momentType: 'battle', loopRank: 4 },
  ...{ loopCurrentNumberOfInteractions: 3, loopMaxNumberOfInteractions: 30 },
  controls: {
    battlePhase: 'player_attack_input',
    askedStyle: 'calm',
    turnsLeft: 2,
    battleHistory: [],
    remembered,
  },
  enrolledCharacters: [
    { characterId: 'osk', characterCurrentHealth: 5 },
    { characterId: 'ada', characterCurrentHealth: 4 },
  ],
  battleOpponentCharacters: [{ opponentId: 'storm', opponentCurrentHealth: 9 }],
} as unknown as View;

describe('the newest output knows better than the view', () => {
  test('how many interactions are spent, and which rank was won', () => {
    const spent = { loop_current_number_of_interactions: 7, loop_max_number_of_interactions: 28 };
    expect(selectStage(view, output(spent))).toMatchObject({
      ...{ loopCurrentNumberOfInteractions: 7, loopMaxNumberOfInteractions: 28, loopRank: 4 },
    });
    expect(selectStage(view, output({ loop_rank: 2 })).loopRank).toBe(2);
  });
  test('what fighters have left, of those that it names', () => {
    const stage = selectStage(
      view,
      output({
        player_characters: [{ character_id: 'osk', character_current_health: 1 }],
        battle_state_opponent_characters: [{ opponent_id: 'storm', opponent_current_health: 0 }],
      }),
    );
    expect(stage.enrolledCharacters.map((one) => one.characterCurrentHealth)).toEqual([1, 4]);
    expect(stage.battleOpponentCharacters.map((one) => one.opponentCurrentHealth)).toEqual([0]);
  });
  test('that the moment, or the run, is over, and how it came out', () => {
    const over = output({ complete_the_moment: true, end_of_game: true, outcome: 'failure' });
    expect(selectStage(view, over)).toMatchObject({ isComplete: true, isEndOfGame: true, hasFailed: true });
    expect(selectStage(view, output())).toMatchObject({
      isComplete: false,
      isEndOfGame: false,
      hasFailed: false,
    });
  });
  test('whose turn it is: the manner that the view asks for is then of the turn before', () => {
    const next = output({ battle_state_next_phase: 'player_defense_input' });
    expect(selectStage(view, next).battle).toMatchObject({ phase: 'player_defense_input', style: undefined });
    expect(selectStage(view, undefined).battle).toMatchObject({
      ...{ phase: 'player_attack_input', style: 'calm', turnsLeft: 2, toldBy: undefined },
    });
  });
});

test('without an output it is the view; what the server remembers stays the same thing', () => {
  const before = selectStage(view, undefined);
  expect(before).toMatchObject({ ...view, isComplete: false });
  expect(selectStage(view, output()).controls?.remembered).toBe(before.controls?.remembered);
});
