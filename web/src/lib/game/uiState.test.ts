import { describe, expect, test } from '@jest/globals';
import type { Connection } from '../channel/channel.ts';
import type { Speaking, Turn } from './turn/turn.ts';
import { mayRecord, uiState, voiceButton } from './uiState.ts';

const INPUT = { inputId: 'i' };
const idle: Turn = { at: 'idle' };
const pending: Turn = { at: 'waiting', ...INPUT };
const speech = (isPaused: boolean, under: Speaking['under']): Speaking => ({
  ...{ at: 'speaking', of: 'i', isPaused, under },
});
const on = (turn: Turn, connection: Connection = 'connected') => ({ turn, connection });

describe('what the game is doing', () => {
  test.each<[Turn, string]>([
    [idle, 'IDLE'],
    [{ at: 'failed', ...INPUT, isRetryable: true }, 'IDLE'],
    [pending, 'PROCESSING'],
    [{ at: 'interrupted', ...INPUT }, 'PROCESSING'],
    [speech(false, idle), 'GAME_SPEAKING'],
    [{ at: 'listening', ...INPUT, under: pending }, 'PLAYER_SPEAKING'],
    [{ at: 'opening', ...INPUT, under: idle }, 'IDLE'],
    [{ at: 'opening', ...INPUT, under: speech(false, idle) }, 'GAME_SPEAKING'],
  ])('%j is %s', (turn, state) => {
    expect(uiState({ turn })).toBe(state);
  });
  test('a gap between two sentences of one answer is still speech', () => {
    expect(uiState({ turn: speech(true, pending) })).toBe('GAME_SPEAKING');
  });
  test('once the answer is complete and heard, the player may speak', () => {
    expect(mayRecord(on(idle), undefined)).toBe(true);
  });
  test('not while the opponents choose, nor while something is pending', () => {
    expect(mayRecord(on(idle), 'ai_attack_selection')).toBe(false);
    expect(mayRecord(on(pending), undefined)).toBe(false);
  });
  test.each([
    ['reconnecting', true],
    ['taken_over', false],
    ['lost', false],
  ] as const)('a page that is %s records: %s', (connection, may) => {
    expect(mayRecord(on(idle, connection), undefined)).toBe(may);
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
