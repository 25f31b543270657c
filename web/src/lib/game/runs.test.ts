import { expect, test } from '@jest/globals';
import { combineReducers } from '@reduxjs/toolkit';
import { gameReducers, ofRun, runClosed, runOpened } from './runs.ts';
import { selectionEvents } from './selection.ts';
import { gameEvents } from './state.ts';

const reducer = combineReducers(gameReducers);
type Event = Parameters<typeof reducer>[1];
const after = (...events: Event[]) => events.reduce(reducer, reducer(undefined, { type: 'nothing' }));

const started = gameEvents.momentStarted({ playerMomentId: 'm1', isAgain: false });
const chosen = selectionEvents.chosen({ difficulty: 'hard' });

test('each run has its own game and its own choices', () => {
  const state = after(runOpened('one'), runOpened('two'), ofRun('one', started), ofRun('one', chosen));
  expect([state.game.one?.moment?.id, state.game.two?.moment]).toEqual(['m1', undefined]);
  expect([state.selection.one?.difficulty, state.selection.two?.difficulty]).toEqual(['hard', undefined]);
});

test('a run that is opened again begins anew', () => {
  const state = after(runOpened('one'), ofRun('one', started), runClosed('one'), runOpened('one'));
  expect(state.game.one?.moment).toBeUndefined();
});

test('what comes of a run that is not open is nobody’s', () => {
  expect(after(ofRun('one', started)).game).toEqual({});
  expect(after(runOpened('one'), runClosed('one'), ofRun('one', chosen)).selection).toEqual({});
  expect(after(runOpened('one'), started).game.one?.moment).toBeUndefined();
});
