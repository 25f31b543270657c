import { expect, test } from '@jest/globals';
import { output } from '../../lib/game/output.fixture.ts';
import { gameSlice } from '../../lib/game/state.ts';
import type { View } from './api.ts';
import { lossOf, newestBlows } from './blows.ts';

const game = gameSlice.getInitialState();
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
  const told = { ...game, output: output({ battle_state_action_history: history }) };
  expect(newestBlows(view(), told).map(({ actorId, damage }) => [actorId, damage])).toEqual([
    ['osk', 3],
    ['storm', 4],
  ]);
  expect(newestBlows(view('dialogue'), told)).toEqual([]);
});

test('a page that was opened in the middle knows them from the view', () => {
  const known = { turnNumber: 3, actorId: 'storm', targetId: 'osk', damage: 2, recoilDamage: 0 };
  expect(newestBlows(view('battle', [known]), game)).toMatchObject([
    { actorId: 'storm', damage: 2, recoil: 0 },
  ]);
});

test('a fighter loses by what strikes it and by its own recoil', () => {
  const told = { ...game, output: output({ battle_state_action_history: [action(1)] }) };
  const blows = newestBlows(view(), told);
  expect(['storm', 'osk', 'ada'].map((id) => lossOf(blows, id))).toEqual([4, 1, 0]);
});
