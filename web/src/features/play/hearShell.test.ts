import { expect, test } from '@jest/globals';
import { type GameState, gameSlice } from '../../lib/game/state.ts';
import { uiState, voiceButton } from '../../lib/game/uiState.ts';
import type { FromNative } from '../../lib/native/bridge.ts';
import { hearShell } from './hearShell.ts';

/** The game after a message, and what was done in its session. */
function after(message: FromNative, begun: Partial<GameState> = {}) {
  const done: unknown[][] = [];
  let game: GameState = { ...gameSlice.getInitialState(), ...begun };
  hearShell(message, {
    session: {
      skip: () => void done.push(['skip']),
      answer: (answer) => void done.push(['answer', answer]),
      answerWithAudio: (answer, audio) => void done.push(['answerWithAudio', answer, [...audio]]),
    },
    dispatch: (event) => {
      game = gameSlice.reducer(game, event);
    },
    base: { kind: 'player_answer' },
    unknown: 'Something went wrong.',
  });
  return { done, game, button: voiceButton(uiState(game), true) };
}

test('who begins to speak in the shell silences the game and can stop the recording', () => {
  const { done, button } = after({ type: 'player_speaking' }, { playing: true, spoken: true });
  expect(done).toEqual([['skip']]);
  expect(button).toBe('stop');
});

test('a recording that failed is over, and says why', () => {
  const failed = after({ type: 'error', message: 'No microphone.' }, { recording: true });
  expect(failed.button).toBe('rec');
  expect(failed.game.error).toBe('No microphone.');
  expect(after({ type: 'error' }).game.error).toBe('Something went wrong.');
});

test('a recording is an answer with its bytes, a command one with its words', () => {
  const recorded = { audioData: 'AQI=', format: 'mp3', transcription: 'open up' } as const;
  expect(after({ type: 'recording_complete', ...recorded }).done).toEqual([
    [
      'answerWithAudio',
      { kind: 'player_answer', audio_format: 'mp3', sample_rate: 16_000, transcription: 'open up' },
      [1, 2],
    ],
  ]);
  const command = { type: 'command_detected', command: 'open', confidence: 1, fullText: 'open up' } as const;
  expect(after(command).done).toEqual([['answer', { kind: 'player_answer', text: 'open up' }]]);
});
