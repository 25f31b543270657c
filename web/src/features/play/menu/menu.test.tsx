/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { furnishSound } from '../../../testing/testAudio.ts';
import type { View } from '../api.ts';
import { selectStage } from '../selectStage.ts';
import { item, member, showOnStage, viewOf } from '../stage.fixture.tsx';
import { useGameState } from '../useRun.ts';
import { MenuRing } from './MenuRing.tsx';
import { MenuSheet } from './MenuSheet.tsx';

const { fetch } = globalThis;
/** What the server answers to the end of a run. */
let answer: () => Promise<Response>;
const asked = jest.fn(async (_url: unknown) => answer());

interface MenuProps {
  view: View;
  session: Parameters<typeof MenuSheet>[0]['session'];
}

function Menu({ view: fetched, session }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const view = selectStage(fetched, useGameState().output);
  return (
    <>
      <MenuRing view={view} onOpen={() => setOpen(true)} />
      {isOpen && <MenuSheet onClose={() => setOpen(false)} view={view} run={view} session={session} />}
    </>
  );
}

/** A stage with its menu open. */
async function opened(view: View = viewOf('dialogue')) {
  const stage = await showOnStage(({ session }) => (
    <Routes>
      <Route path="/" element={<Menu view={view} session={session} />} />
      <Route path="/browse" element="The catalogue" />
    </Routes>
  ));
  const press = (name: string | RegExp) => stage.user.click(screen.getByRole('button', { name }));
  const ring = screen.getByRole('button', { name: /^Menu,/ });
  await stage.user.click(ring);
  return { ...stage, press, ring };
}

const sheet = () => screen.queryByRole('dialog', { name: 'The Door' });

describe('the menu', () => {
  beforeAll(() => {
    furnishSound();
    globalThis.fetch = asked as unknown as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });
  beforeEach(() => {
    asked.mockClear();
    localStorage.clear();
    answer = async () => Response.json({});
  });

  test('the ring says how many interactions are left, by the newest answer', async () => {
    const { answered } = await showOnStage(({ game }) => (
      <MenuRing view={selectStage(viewOf('dialogue'), game.output)} onOpen={() => undefined} />
    ));
    expect(screen.getByRole('button', { name: 'Menu, 27 interactions remaining of 30' })).toBeTruthy();
    answered({ loop_current_number_of_interactions: 31, loop_max_number_of_interactions: 30 });
    expect(screen.getByRole('button', { name: 'Menu, 0 interactions remaining of 30' })).toBeTruthy();
  });

  describe('the menu', () => {
    test('is a dialog with the moment’s name that Escape closes, and the focus is back at its ring', async () => {
      const { user } = await opened();
      expect(sheet()?.textContent).toContain('The Lamp');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(sheet()).toBeNull());
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Menu,/ })),
      );
    });

    test('tells the run’s number, what is left of it and the best rank; none is a dash', async () => {
      await opened();
      const told = within(sheet() as HTMLElement)
        .getAllByRole('term')
        .slice(0, 3)
        .map((term) => `${term.textContent}: ${term.previousSibling?.textContent}`);
      expect(told).toEqual(['Loop Number: 2', 'Remaining: 27', 'Highest Rank: –']);
    });

    test('shows who and what the player has, with what each carries', async () => {
      const lamp = { id: 'l', name: 'Lamp', attackBonus: 2, defenseBonus: 0, imageUrls: [], isKept: false };
      await opened(
        viewOf(
          'dialogue',
          {},
          {
            enrolledCharacters: [
              member('Osk', {
                characterCardType: 'Steel',
                characterProperties: ['Water'],
                characterCurrentHealth: 6,
                equippedItems: [
                  lamp as unknown as View['enrolledCharacters'][number]['equippedItems'][number],
                ],
              }),
            ],
            playerItems: [item('Kettle')],
          },
        ),
      );
      const rows = within(sheet() as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(rows).toEqual(['?Osk steelWaterLamp Atk +2Atk4HP6/10', '?KettleAtk+2Def+1']);
    });

    test('says that there is nobody and nothing, where that is so', async () => {
      await opened(viewOf('dialogue', {}, { enrolledCharacters: [], playerItems: [] }));
      expect(screen.getByText('No characters available.')).toBeTruthy();
      expect(screen.getByText('No items available.')).toBeTruthy();
    });

    test('turns the sound off and on again, and it stays so', async () => {
      const { press } = await opened();
      const isOn = () => screen.getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed');
      expect(isOn()).toBe('true');
      await press('Sound');
      expect([isOn(), localStorage.getItem('fabula.sound')]).toEqual(['false', 'off']);
      await press('Sound');
      expect([isOn(), localStorage.getItem('fabula.sound')]).toEqual(['true', 'on']);
    });

    test('leads back to the catalogue', async () => {
      const { press, container } = await opened();
      await press('Leave the game');
      expect(container.textContent).toBe('The catalogue');
    });
  });

  describe('the end of a run', () => {
    const question = () => screen.queryByRole('dialog', { name: 'End Current Run?' });
    const confirm = () =>
      within(question() as HTMLElement).getByRole<HTMLButtonElement>('button', { name: 'End Current Run' });

    test('is asked about first; who cancels plays on', async () => {
      const { press } = await opened();
      await press('End Current Run');
      expect(question()?.textContent).toContain('The game ends immediately and is marked lost.');
      await press('Cancel');
      await waitFor(() => expect(question()).toBeNull());
      expect([asked.mock.calls.length, sheet() !== null]).toEqual([0, true]);
    });

    test('closes the menu and silences the stage once the server has written it', async () => {
      let write: () => void = () => undefined;
      const written = new Promise<Response>((resolve) => {
        write = () => resolve(Response.json({}));
      });
      answer = () => written;
      const { press, user, skip } = await opened();
      await press('End Current Run');
      await user.click(confirm());
      expect([confirm().disabled, skip.mock.calls.length]).toEqual([true, 0]);
      write();
      await waitFor(() => expect(sheet()).toBeNull());
      expect(question()).toBeNull();
      expect(skip).toHaveBeenCalledTimes(1);
      expect(String(asked.mock.calls[0]?.[0])).toMatch(/RunService\/EndRun$/);
    });

    test('that failed is said, and can be tried again', async () => {
      answer = async () => Response.json({ code: 'internal', message: '' }, { status: 500 });
      const { press, user } = await opened();
      await press('End Current Run');
      await user.click(confirm());
      expect((await screen.findByRole('alert')).textContent).toBe('Error ending run. Please try again.');
      answer = async () => Response.json({});
      await user.click(confirm());
      await waitFor(() => expect(question()).toBeNull());
    });

    test('that failed is asked about anew without the old failure', async () => {
      answer = async () => Response.json({ code: 'internal', message: '' }, { status: 500 });
      const { press, user } = await opened();
      await press('End Current Run');
      await user.click(confirm());
      await screen.findByRole('alert');
      await press('Cancel');
      await waitFor(() => expect(question()).toBeNull());
      await press('End Current Run');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
