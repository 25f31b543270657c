/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { gameEvents } from '../../../lib/game/state.ts';
import { showOnStage } from '../stage.fixture.tsx';
import { ConnectionOverlay } from './ConnectionOverlay.tsx';

async function away() {
  const onReconnect = jest.fn();
  const stage = await showOnStage(() => <ConnectionOverlay onReconnect={onReconnect} />);
  const becomes = (connection: Parameters<typeof gameEvents.connectionChanged>[0]) =>
    stage.tell(gameEvents.connectionChanged(connection));
  return { ...stage, onReconnect, becomes };
}

const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

test('nothing is said while the game is connected', async () => {
  const { container, becomes } = await away();
  expect(container.textContent).toBe('');
  becomes('reconnecting');
  expect(screen.getByRole('status').textContent).toBe(
    'Reconnecting...Your run is safe. It goes on as soon as Fabula is back.',
  );
  expect(screen.queryByRole('button')).toBeNull();
  becomes('connected');
  expect(container.textContent).toBe('');
});

test.each([
  ['taken_over', 'Played somewhere else', 'Play here'],
  ['refused', 'Disconnected', 'Connect again'],
] as const)('%s: an alert that asks, with its one way back in focus', async (connection, title, action) => {
  const { becomes, user, onReconnect } = await away();
  becomes(connection);
  expect(screen.getByRole('alertdialog', { name: title }).getAttribute('aria-modal')).toBe('true');
  await hasFocus(action);
  await user.keyboard('{Enter}');
  expect(onReconnect).toHaveBeenCalledTimes(1);
});

test('a connection that was given up can be tried again', async () => {
  const { becomes, user, onReconnect } = await away();
  becomes('lost');
  expect(screen.getByRole('status').textContent).toContain('Connection lost');
  await hasFocus('Try again');
  await user.keyboard('{Enter}');
  expect(onReconnect).toHaveBeenCalledTimes(1);
});
