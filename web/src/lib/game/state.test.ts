import { describe, expect, test } from '@jest/globals';
import { output } from './output.fixture.ts';
import { type GameState, gameEvents, gameReducer, NEW_GAME } from './state.ts';
import { isPlaying, retryable, uiState, wasNotHeard } from './uiState.ts';

type GameEvent = Parameters<typeof gameReducer>[1];

function after(...events: GameEvent[]): GameState {
  return events.reduce(gameReducer, NEW_GAME);
}
const line = {
  text: 'Say her name.',
  characterId: 'yann',
  ...{ inputId: 'm1', index: 0 },
  emotionKey: 'anger',
  emotionStrength: 3,
  durationMs: 900,
};
const started = gameEvents.momentStarted({ playerMomentId: 'm1', isAgain: false });
const spoken = (inputId = 'm1') => gameEvents.turnMoved({ kind: 'line', inputId });
const opening = output({ input_id: 'm1' });
const turn = [started, spoken(), gameEvents.lineStarted(line)];

describe('a turn, event by event', () => {
  test('starting waits, speaking speaks, silence after the output is the player’s turn', () => {
    expect(uiState(after(started))).toBe('PROCESSING');
    expect(uiState(after(...turn))).toBe('GAME_SPEAKING');
    expect(uiState(after(...turn, gameEvents.outputArrived(opening)))).toBe('GAME_SPEAKING');
    expect(
      uiState(after(...turn, gameEvents.outputArrived(opening), gameEvents.turnMoved({ kind: 'paused' }))),
    ).toBe('IDLE');
  });
  test('a pause before the output is not the end of the answer', () => {
    expect(uiState(after(...turn, gameEvents.turnMoved({ kind: 'paused' })))).toBe('GAME_SPEAKING');
  });
  test('what was skipped is over, and the turn still pending', () => {
    expect(uiState(after(...turn, gameEvents.turnMoved({ kind: 'skipped' })))).toBe('PROCESSING');
  });
  test('what was skipped before its first line is read, and what comes of it later too', () => {
    const { durationMs: _, ...read } = line;
    const skipped = [started, spoken(), gameEvents.turnMoved({ kind: 'skipped' })];
    const state = after(...skipped, gameEvents.lineRead(read));
    expect(state.caption).toMatchObject({ text: 'Say her name.', characterId: 'yann' });
    expect([isPlaying(state), uiState(state)]).toEqual([false, 'PROCESSING']);
    const later = after(
      ...skipped,
      gameEvents.lineRead(read),
      gameEvents.lineRead({ ...read, text: 'Say it.' }),
    );
    expect(later.caption?.text).toBe('Say it.');
  });
  test('a failed turn gives the stage back, and says whether to try again', () => {
    const state = after(
      gameEvents.inputSent({ inputId: 'i1', words: 'hello' }),
      gameEvents.turnFailed({ inputId: 'i1', isRetryable: true }),
    );
    expect([uiState(state), retryable(state)]).toEqual(['IDLE', 'i1']);
  });
  test('whoever was not heard is told before the hint is spoken, and until the next answer', () => {
    const opened = [...turn, gameEvents.outputArrived(opening), gameEvents.turnMoved({ kind: 'paused' })];
    const said = [...opened, gameEvents.inputSent({ inputId: 'i1', words: '' })];
    const heard = after(...said, gameEvents.transcriptArrived({ inputId: 'i1', words: 'Let me in.' }));
    const lost = after(...said, gameEvents.transcriptArrived({ inputId: 'i1', words: '' }));
    expect([wasNotHeard(heard), wasNotHeard(lost), uiState(lost)]).toEqual([false, true, 'PROCESSING']);
    const hinted = [...said, gameEvents.transcriptArrived({ inputId: 'i1', words: '' }), spoken('i1')];
    const told = after(...hinted, gameEvents.outputArrived(output({ not_heard: true })));
    expect(wasNotHeard(told)).toBe(true);
    expect(wasNotHeard(after(...hinted, gameEvents.turnMoved({ kind: 'granted', inputId: 'i2' })))).toBe(
      false,
    );
    expect(wasNotHeard(after(...hinted, gameEvents.inputSent({ inputId: 'i2', words: 'Hm.' })))).toBe(false);
  });
  test('two equal lines are two captions', () => {
    const numbers = [after(...turn), after(...turn, gameEvents.lineStarted(line))].map(
      (s) => s.caption?.number,
    );
    expect(numbers).toEqual([1, 2]);
  });
  test('the face follows the line that is spoken, not the output that came before it is heard', () => {
    const state = after(...turn, gameEvents.outputArrived(output({ character_emotion_key: 'sadness' })));
    expect(state.emotion).toEqual({ key: 'anger', strength: 3 });
  });
});

test('a run that was taken over shows its notice, not an error on top of it', () => {
  const state = after(
    gameEvents.errorArrived('Opened somewhere else.'),
    gameEvents.connectionChanged('taken_over'),
  );
  expect([state.connection, state.error]).toEqual(['taken_over', undefined]);
});

test('leaving a moment forgets it and keeps the connection', () => {
  const state = after(gameEvents.connectionChanged('connected'), ...turn, gameEvents.momentLeft());
  expect(state).toEqual({ ...NEW_GAME, connection: 'connected' });
  const wrong = after(...turn, gameEvents.errorArrived('Too late.'), gameEvents.momentLeft());
  expect([wrong.error, wrong.moment]).toEqual(['Too late.', undefined]);
});

test('a start that leads elsewhere moves the stage; a late frame after leaving does not bring it back', () => {
  expect(after(started, gameEvents.stageChanged('m2')).moment).toMatchObject({ id: 'm2', startId: 'm1' });
  expect(after(gameEvents.stageChanged('m2')).moment).toBeUndefined();
});

describe('a moment that the player comes back to', () => {
  const back = gameEvents.momentStarted({ playerMomentId: 'm1', isAgain: true });
  const rich = { was_perfect_answer: true, is_awarded: true, award_id: 'rope', award_type: 'new_item' };
  test('shows how it stands, and nothing that was shown before', () => {
    const state = after(back, gameEvents.outputArrived(output({ ...rich, input_id: 'm1', progress: 50 })));
    expect([state.notices, state.rewards]).toEqual([[], []]);
    expect([state.output?.progress, uiState(state)]).toEqual([50, 'IDLE']);
  });
  test('shows what is new, and so does the start of one that is opened', () => {
    const answered = after(back, gameEvents.outputArrived(output({ ...rich, input_id: 'an answer' })));
    const opened = after(started, gameEvents.outputArrived(output({ ...rich, input_id: 'm1' })));
    for (const { notices, rewards } of [answered, opened])
      expect([notices.length, rewards.length]).toEqual([1, 1]);
  });
});
