/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type GameEvent, gameEvents } from '../../../lib/game/state.ts';
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

/** Somebody is at the microphone, in a moment that is open. */
function speaks(tell: (event: GameEvent) => void) {
  tell(gameEvents.momentStarted({ playerMomentId: 'm1', isAgain: false }));
  tell(gameEvents.turnMoved({ kind: 'asked', inputId: 'i1' }));
  tell(gameEvents.turnMoved({ kind: 'granted', inputId: 'i1' }));
}

test('who leaves while nobody speaks just leaves', async () => {
  await showPage(<LeaveGame />);
  expect(goAway().times).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who leaves in the middle of an answer is told what becomes of it, and may stay', async () => {
  const { tell, user } = await showPage(<LeaveGame />);
  speaks(tell);
  const gone = goAway();
  expect(screen.getByRole('dialog', { name: 'Leave the game?' }).textContent).toContain('It does not count');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(gone.times).toBe(0);
});

test('who agrees leaves, once', async () => {
  const { tell, user } = await showPage(<LeaveGame />);
  speaks(tell);
  const gone = goAway();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(gone.times).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer that was said to its end keeps nobody', async () => {
  const { tell } = await showPage(<LeaveGame />);
  speaks(tell);
  tell(gameEvents.turnMoved({ kind: 'recorded', inputId: 'i1' }));
  expect(goAway().times).toBe(1);
});
