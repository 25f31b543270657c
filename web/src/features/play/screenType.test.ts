import { describe, expect, test } from '@jest/globals';
import { screenType } from './facts.ts';

const playing = {
  started: true,
  lost: false,
  momentType: 'dialogue',
  complete: false,
  busy: false,
};

describe('the game screen, in the order of the specification', () => {
  test('a moment that is not started comes before everything', () => {
    const facts = { ...playing, started: false, lost: true, complete: true, momentType: 'epilogue' };
    expect(screenType(facts)).toBe('start');
  });
  test('lost comes before won', () => {
    expect(screenType({ ...playing, lost: true, complete: true, momentType: 'epilogue' })).toBe('game_lost');
  });
  test('a completed epilogue is won, any other completed moment has ended', () => {
    expect(screenType({ ...playing, complete: true, momentType: 'epilogue' })).toBe('game_won');
    expect(screenType({ ...playing, complete: true })).toBe('end_of_moment');
  });
  test('what is still said is heard before the screen changes', () => {
    expect(screenType({ ...playing, complete: true, busy: true })).toBe('in_game');
    expect(screenType({ ...playing, lost: true, busy: true })).toBe('in_game');
  });
  test('otherwise the stage is in play', () => {
    expect(screenType(playing)).toBe('in_game');
  });
});
