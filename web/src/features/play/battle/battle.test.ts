import { describe, expect, test } from '@jest/globals';
import { output } from '../../../lib/game/output.fixture.ts';
import type { View } from '../api.ts';
import { battleNow, lossOf } from './battle.ts';

const action = (turn_number: number, fields: object = {}) => ({
  turn_number,
  actor_id: 'osk',
  actor_name: 'Osk',
  action: 'attack',
  target_id: 'storm',
  target_name: 'The Storm',
  was_thematic: false,
  damage: 4,
  recoil_damage: 1,
  ...fields,
});
const view = (momentType = 'battle', battleHistory: object[] = []): View =>
  ({ momentType, controls: { battleHistory } }) as unknown as View;

test('only the newest turn’s blows are told, from the newest output', () => {
  const history = [action(1), action(2, { damage: 3 }), action(2, { actor_id: 'storm', target_id: 'osk' })];
  const told = output({ battle_state_action_history: history });
  expect(battleNow(view(), told)?.blows.map(({ actorId, damage }) => [actorId, damage])).toEqual([
    ['osk', 3],
    ['storm', 4],
  ]);
  expect(battleNow(view('dialogue'), told)).toBeUndefined();
});

test('a page that was opened in the middle knows them from the view', () => {
  const known = { turnNumber: 3, actorId: 'storm', targetId: 'osk', damage: 2, recoilDamage: 0 };
  expect(battleNow(view('battle', [known]), undefined)?.blows).toMatchObject([
    { actorId: 'storm', damage: 2, recoilDamage: 0 },
  ]);
});

test('a fighter loses by what strikes it and by its own recoil', () => {
  const blows = battleNow(view(), output({ battle_state_action_history: [action(1)] }))?.blows ?? [];
  expect(['storm', 'osk', 'ada'].map((id) => lossOf(blows, id))).toEqual([4, 1, 0]);
});

describe('a strike that is to be fended off', () => {
  const strike = { actorId: 'storm', actorName: 'The Storm', targetId: 'osk', targetName: 'Osk' };
  const inView = (battlePhase: string) =>
    ({ momentType: 'battle', controls: { battlePhase, battleStrike: strike } }) as unknown as View;
  const battle_state_strike = {
    ...{ actor_id: 'comb', actor_name: 'Comb', target_id: 'ada', target_name: 'Ada' },
  };

  test('is known from the newest output, else from the view', () => {
    const told = output({ battle_state_next_phase: 'player_defense_input', battle_state_strike });
    expect(battleNow(inView('player_attack_input'), told)?.strike).toEqual({
      ...{ actorId: 'comb', actorName: 'Comb', targetId: 'ada', targetName: 'Ada' },
    });
    expect(battleNow(inView('player_defense_input'), undefined)?.strike).toEqual(strike);
    expect(battleNow(inView('player_defense_input'), output({ not_heard: true }))?.strike).toEqual(strike);
  });

  test('is over once it is the player’s turn to strike, or the battle has ended', () => {
    const told = output({ battle_state_next_phase: 'player_attack_input' });
    expect(battleNow(inView('player_defense_input'), told)?.strike).toBeUndefined();
    expect(battleNow(inView('player_attack_input'), undefined)?.strike).toBeUndefined();
    const over = output({ complete_the_moment: true });
    expect(battleNow(inView('player_defense_input'), over)?.strike).toBeUndefined();
  });
});
