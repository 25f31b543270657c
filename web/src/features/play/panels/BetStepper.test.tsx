/** @jest-environment ./scripts/jest/page-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPage } from '../../../testing/page.tsx';
import type { View } from '../api.ts';
import { BetStepper } from './BetStepper.tsx';

const view = { playerStoryId: 'run', momentType: 'upgrade', controls: { maxBet: 2 } } as unknown as View;
const bet = () => screen.getByRole('status').textContent;

test('a bet is open until one is chosen, goes no further than the most, and back to none', async () => {
  const { user } = await showPage(<BetStepper view={view} />);
  expect(bet()).toBe('–');
  const more = screen.getByRole('button', { name: 'Bet one more' });
  for (let press = 0; press < 3; press += 1) await user.click(more);
  expect(bet()).toBe('2');
  const none = screen.getByRole('button', { name: 'No bet' });
  await user.click(none);
  expect(bet()).toBe('0');
  expect(none.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Bet one less' }));
  expect(bet()).toBe('0');
});
