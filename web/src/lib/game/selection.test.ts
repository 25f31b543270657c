import { expect, test } from '@jest/globals';
import { pressed, type Selection, selectionEvents, selectionSlice } from './selection.ts';
import { gameEvents } from './state.ts';

type Event = Parameters<typeof selectionSlice.reducer>[1];
const after = (...events: Event[]): Selection =>
  events.reduce(selectionSlice.reducer, selectionSlice.getInitialState());

test('a card is chosen by a press and let go by another', () => {
  expect(pressed([], { id: 'a', most: 1 })).toEqual(['a']);
  expect(pressed(['a'], { id: 'a', most: 1 })).toEqual([]);
});

test('of one, the newest; of several, no more than there is room for', () => {
  expect(pressed(['a'], { id: 'b', most: 1 })).toEqual(['b']);
  expect(pressed(['a'], { id: 'b', most: 2 })).toEqual(['a', 'b']);
  expect(pressed(['a', 'b'], { id: 'c', most: 2 })).toEqual(['a', 'b']);
});

test('an opponent is aimed at, or no longer', () => {
  const { foePressed } = selectionEvents;
  expect(after(foePressed('x')).foe).toBe('x');
  expect(after(foePressed('x'), foePressed('x')).foe).toBeUndefined();
});

test('a new moment begins with nothing chosen', () => {
  const chosen = [
    selectionEvents.cardPressed({ kind: 'characters', id: 'a', most: 1 }),
    selectionEvents.chosen({ difficulty: 'hard' }),
    selectionEvents.chosen({ sacrificed: ['Fire'] }),
  ];
  expect(after(...chosen)).toMatchObject({ characters: ['a'], difficulty: 'hard', sacrificed: ['Fire'] });
  expect(after(...chosen, gameEvents.momentStarted({ playerMomentId: 'm2', isAgain: false }))).toEqual(
    selectionSlice.getInitialState(),
  );
  expect(after(...chosen, gameEvents.momentLeft())).toEqual(selectionSlice.getInitialState());
});
