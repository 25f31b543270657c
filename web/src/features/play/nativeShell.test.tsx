/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { RECORD_DELAY_MS } from '../../lib/game/uiState.ts';
import { LONGEST_MS } from '../../lib/voice/microphone/silenceRule.ts';
import { closeMicrophone } from '../../lib/voice/sound/pageAudio.ts';
import { furnishGame, setLineSeconds } from '../../testing/stillSound.ts';
import { playing } from './game.fixture.tsx';
import { ANSWER_MS } from './stage/useShellStop.ts';

type Page = Awaited<ReturnType<typeof playing>>;

describe('the native shell', () => {
  beforeAll(furnishGame);
  const told: string[] = [];
  const press = (game: Page) => fireEvent.click(game.button());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const shellSays = (message: object) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })));
  beforeEach(() => {
    setLineSeconds(0.05);
    told.length = 0;
    window.ReactNativeWebView = { postMessage: (text) => void told.push(JSON.parse(text).type) };
  });
  afterEach(() => {
    cleanup();
    closeMicrophone();
    jest.useRealTimers();
    delete window.ReactNativeWebView;
  });
  /** Somebody has pressed REC. */
  async function recording() {
    const game = await playing();
    await waitFor(() => expect(game.state()).toBe('rec'));
    jest.useFakeTimers();
    press(game);
    expect([game.state(), told.at(-1)]).toEqual(['stop', 'start_recording']);
    return game;
  }

  test('that does not answer to STOP is not waited for: the player may speak again, or type', async () => {
    const game = await recording();
    press(game);
    expect([game.state(), told.at(-1)]).toEqual(['stop', 'stop_recording']);
    await pass(ANSWER_MS - 1);
    expect(game.state()).toBe('stop');
    await pass(RECORD_DELAY_MS + 1);
    expect(game.state()).toBe('rec');
    expect(screen.getByRole('alert').textContent).toContain('Your recording did not arrive.');
    expect(screen.getByLabelText('Type your answer')).toBeTruthy();
    shellSays({ type: 'recording_complete', audioData: 'AAAA', transcription: 'Late.' });
    expect(game.server.sent.at(-1)).toMatchObject({ transcription: 'Late.' });
  });

  test('that answers is waited for no longer, and nothing is said', async () => {
    const game = await recording();
    press(game);
    shellSays({ type: 'recording_complete', audioData: 'AAAA', transcription: 'Let me in.' });
    game.server.answers();
    await pass(ANSWER_MS + RECORD_DELAY_MS);
    expect([game.state(), screen.queryByRole('alert')]).toEqual(['rec', null]);
    press(game);
    await pass(ANSWER_MS + 1);
    expect(game.state()).toBe('stop');
  });

  test('that never answers is told to stop when a recording is as long as one may be', async () => {
    const game = await recording();
    await pass(LONGEST_MS);
    expect([game.state(), told.at(-1)]).toEqual(['stop', 'stop_recording']);
    await pass(ANSWER_MS + RECORD_DELAY_MS);
    expect(game.state()).toBe('rec');
  });
});
