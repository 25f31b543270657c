import { expect, test } from '@jest/globals';
import { noticesOf, rewardOf } from './notices.ts';
import { output } from './output.fixture.ts';

test('a turn tells what it earned, in the order in which it is read', () => {
  const notices = noticesOf(
    output({ was_perfect_answer: true, was_cache_hit: true, sacrificed_properties: ['Fire'], loop_rank: 2 }),
  );
  expect(notices.map(({ kind }) => kind)).toEqual(['perfect', 'free', 'sacrificed', 'rank']);
  expect(new Set(notices.map(({ id }) => id)).size).toBe(4);
});

test('an upgrade that was decided is told, with its finish or without one', () => {
  const decided = (fields: object) => noticesOf(output({ upgraded_character_id: 'c', ...fields }));
  expect(decided({ awarded_rarity: 'Steel' })).toMatchObject([{ kind: 'upgrade', finish: 'Steel' }]);
  expect(decided({})).toMatchObject([{ kind: 'upgrade', finish: undefined }]);
});

test('the same output has the same notices: a repeated frame shows nothing twice', () => {
  const frame = output({ was_perfect_answer: true });
  expect(noticesOf(frame)).toEqual(noticesOf(frame));
});

test('a rank of S is a rank, not nothing', () => {
  expect(noticesOf(output({ loop_rank: 1 }))).toMatchObject([{ kind: 'rank', rank: 1 }]);
});

test.each([
  ['new_character', 'character'],
  ['new_item', 'item'],
  ['dynamic_item', 'item'],
  ['special', 'special'],
  ['character upgraded with Steel', 'upgraded'],
])('an award of type %s is a %s', (award_type, kind) => {
  expect(rewardOf(output({ is_awarded: true, award_type, award_id: 'x' }))).toEqual({ kind, id: 'x' });
});

test('no award, no reward', () => {
  expect(rewardOf(output({ award_id: 'x' }))).toBeUndefined();
  expect(rewardOf(output({ is_awarded: true }))).toBeUndefined();
});
