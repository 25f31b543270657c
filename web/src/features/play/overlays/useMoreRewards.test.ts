import { expect, test } from '@jest/globals';
import { output } from '../../../lib/game/output.fixture.ts';
import { NEW_GAME } from '../../../lib/game/state.ts';
import type { View } from '../api.ts';
import { moreRewards } from './useMoreRewards.ts';

const view = {
  enrolledCharacters: [
    { characterId: 'ada', equippedItems: [{ id: 'kettle' }] },
    { characterId: 'bruno', equippedItems: [] },
  ],
  playerItems: [{ availableItemId: 'lamp' }],
} as unknown as View;
const after = (fields: object) => ({ ...NEW_GAME, output: output(fields) });
const given = { is_awarded: true, award_type: 'new item', award_id: 'lamp' };

test('everything that a turn has given is shown, not only what its output names', () => {
  expect(moreRewards(['ada', 'kettle'], view, after(given))).toEqual([{ id: 'bruno', kind: 'character' }]);
  expect(moreRewards(['ada', 'bruno', 'kettle'], view, after(given))).toEqual([]);
});

test('a view that changes for another reason gives nothing', () => {
  expect(moreRewards([], view, after({}))).toEqual([]);
  expect(
    moreRewards([], view, after({ is_awarded: true, award_type: 'character upgraded with Steel' })),
  ).toEqual([]);
});
