/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { gameEvents } from '../../../lib/game/state.ts';
import { leave } from '../../../lib/leaving.ts';
import { showPage } from '../../../testing/page.tsx';

// What plays sound is a part of browsers.
jest.unstable_mockModule('../../../lib/voice/sound/pageAudio.ts', () => ({ pageAudio: () => ({}) }));
const { LeaveGame } = await import('./LeaveGame.tsx');

/** Somebody goes elsewhere: the ways there are counted. */
function goAway() {
  const gone = { times: 0 };
  act(() =>
    leave(() => {
      gone.times += 1;
    }),
  );
  return gone;
}

test('who leaves while nobody speaks just leaves', async () => {
  await showPage(<LeaveGame />);
  expect(goAway().times).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who leaves in the middle of an answer is told what becomes of it, and may stay', async () => {
  const { store, user } = await showPage(<LeaveGame />);
  act(() => void store.dispatch(gameEvents.recordingStarted()));
  const gone = goAway();
  expect(screen.getByRole('dialog', { name: 'Leave the game?' }).textContent).toContain('It does not count');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(gone.times).toBe(0);
});

test('who agrees leaves, once', async () => {
  const { store, user } = await showPage(<LeaveGame />);
  act(() => void store.dispatch(gameEvents.recordingStarted()));
  const gone = goAway();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(gone.times).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer that was said to its end keeps nobody', async () => {
  const { store } = await showPage(<LeaveGame />);
  act(() => void store.dispatch(gameEvents.recordingStarted()));
  act(() => void store.dispatch(gameEvents.inputSent({ words: '' })));
  expect(goAway().times).toBe(1);
});
