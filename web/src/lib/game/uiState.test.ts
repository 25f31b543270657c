import { describe, expect, test } from '@jest/globals';
import { mayRecord, uiState, voiceButton } from './uiState.ts';

const idle = { recording: false, pending: false, playing: false, spoken: false };
const on = { ...idle, connection: 'connected' as const };

describe('what the game is doing', () => {
  test.each([
    [idle, 'IDLE'],
    [{ ...idle, pending: true }, 'PROCESSING'],
    [{ ...idle, playing: true, spoken: true }, 'GAME_SPEAKING'],
    [{ ...idle, recording: true, playing: true, pending: true }, 'PLAYER_SPEAKING'],
  ])('%j is %s', (activity, state) => {
    expect(uiState(activity)).toBe(state);
  });
  test('a gap between two sentences of one answer is still speech', () => {
    expect(uiState({ ...idle, pending: true, spoken: true })).toBe('GAME_SPEAKING');
  });
  test('once the answer is complete and heard, the player may speak', () => {
    expect(mayRecord({ ...on, spoken: true }, undefined)).toBe(true);
  });
  test('not while the opponents choose, nor while something is pending', () => {
    expect(mayRecord(on, 'ai_attack_selection')).toBe(false);
    expect(mayRecord({ ...on, pending: true }, undefined)).toBe(false);
  });
  test.each([
    ['reconnecting', true],
    ['taken_over', false],
    ['lost', false],
  ] as const)('a page that is %s records: %s', (connection, may) => {
    expect(mayRecord({ ...on, connection }, undefined)).toBe(may);
  });
});

test.each([
  ['IDLE', true, 'rec'],
  ['IDLE', false, 'wait'],
  ['PLAYER_SPEAKING', false, 'stop'],
  ['PROCESSING', true, 'busy'],
  ['GAME_SPEAKING', false, 'skip'],
] as const)('the voice button in %s, able to record: %s, is %s', (state, able, button) => {
  expect(voiceButton(state, able)).toBe(button);
});
