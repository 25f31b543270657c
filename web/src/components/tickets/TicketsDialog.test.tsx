/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../testing/page.tsx';
import type { Ticket } from './api.ts';
import TicketsDialog from './TicketsDialog.tsx';

const osk = {
  ...{ characterId: 'osk', blueprintCharacterId: 'b-osk', characterName: 'Osk', characterCardType: 'Normal' },
  ...{ characterProperties: [], characterCurrentAttack: 4, characterBaseAttack: 4, effects: [] },
  ...{
    characterCurrentHealth: 9,
    characterBaseHealth: 9,
    equippedItems: [],
    imageUrl: '',
    isBurnedOut: false,
  },
};
const ticket = (id: string, fields: object = {}) =>
  ({
    ...{ id, blueprintStoryId: id, storyName: `Story ${id}`, isRedeemed: false },
    ...{ earnedAt: '2026-11-20T12:00:00Z', redeemedAt: '', characters: [osk] },
    ...fields,
  }) as unknown as Ticket;

const { fetch } = globalThis;
/** What the server says to each method. */
let answers: Map<string, () => Response>;
const asked = jest.fn(async (url: unknown, _init?: { body?: unknown }) => {
  const method = String(url).split('/').at(-1) ?? '';
  return answers.get(method)?.() ?? Response.json({});
});

async function opened() {
  const page = await showPage(<TicketsDialog onClose={() => undefined} />);
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  /** Each waits longer than a ticket burns. */
  const found = (text: string | RegExp) => screen.findByText(text, {}, { timeout: 10_000 });
  return { ...page, press, found };
}

describe('the dialog of tickets', () => {
  beforeAll(() => {
    globalThis.fetch = asked as unknown as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });
  beforeEach(() => {
    asked.mockClear();
    answers = new Map([
      ['ListTickets', () => Response.json({ tickets: [ticket('a')] })],
      ['ListPermanentCharacters', () => Response.json({ characters: [] })],
    ]);
  });

  describe('golden tickets', () => {
    test('who has none is told how they are earned', async () => {
      answers.set('ListTickets', () => Response.json({ tickets: [] }));
      const { found } = await opened();
      expect(await found('No Golden Tickets Yet')).toBeTruthy();
    });

    test('are told apart: those that can be redeemed, and those that were', async () => {
      const used = ticket('b', { isRedeemed: true, redeemedAt: '2026-11-21T12:00:00Z' });
      answers.set('ListTickets', () => Response.json({ tickets: [ticket('a'), used] }));
      const { found } = await opened();
      expect(await found('Available Tickets (1)')).toBeTruthy();
      expect(screen.getByText('Redeemed November 21, 2026')).toBeTruthy();
      expect(
        screen.getAllByRole('button', { name: /^Redeem/ }).map((one) => one.getAttribute('aria-label')),
      ).toEqual(['Redeem the ticket of Story a']);
    });

    test('of a story that is gone, or cannot be read now, are said so, and are kept', async () => {
      const gone = ticket('b', { storyName: '', isStoryGone: true, characters: [] });
      const unread = ticket('c', { storyName: '', isStoryGone: false, characters: [] });
      answers.set('ListTickets', () => Response.json({ tickets: [gone, ticket('a'), unread] }));
      const { found } = await opened();
      expect(await found('Available Tickets (3)')).toBeTruthy();
      expect(screen.getByText('A story that is no longer here')).toBeTruthy();
      expect(screen.getByText('A story that cannot be read right now')).toBeTruthy();
      expect(screen.getAllByRole('button', { name: /^Redeem/ })).toHaveLength(1);
    });

    test('that cannot be had: why is said aloud', async () => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      answers.set('ListTickets', () => Response.json({ code: 'unavailable', message: '' }, { status: 503 }));
      await opened();
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Error: Fabula cannot be reached/);
    });
  });

  describe('redeeming a ticket', () => {
    /** The ticket has burned, and one of the team is to be chosen. */
    async function burned() {
      const dialog = await opened();
      await dialog.found('Available Tickets (1)');
      await dialog.press('Redeem the ticket of Story a');
      await dialog.found('The ticket catches fire...');
      expect(document.activeElement?.textContent).toBe('Story a');
      await dialog.found('Who becomes permanent?');
      return dialog;
    }

    test('makes the chosen one permanent, after a question that has the focus', async () => {
      const redeemed = ticket('a', { isRedeemed: true });
      answers.set('RedeemTicket', () => {
        answers.set('ListTickets', () => Response.json({ tickets: [redeemed] }));
        return Response.json({});
      });
      const { press, found } = await burned();
      await press(/^Osk,/);
      await found('Make Osk permanent? The ticket is used up.');
      expect(document.activeElement?.textContent).toBe('Make permanent');
      await press('Make permanent');
      await found(/^Permanent character created successfully!/);
      const call = asked.mock.calls.find(([url]) => String(url).endsWith('RedeemTicket'));
      expect(JSON.parse(String(call?.[1]?.body))).toEqual({ ticketId: 'a', characterId: 'osk' });
      await found('Redeemed Tickets (1)');
    });

    test('that is refused says why, and another one can be chosen', async () => {
      const details = [{ debug: { code: 'INVALID_TICKET' } }];
      answers.set('RedeemTicket', () =>
        Response.json({ code: 'failed_precondition', message: '', details }, { status: 400 }),
      );
      const { press } = await burned();
      await press(/^Osk,/);
      await press('Make permanent');
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Invalid ticket or ticket already redeemed',
      );
      expect(screen.getByRole('button', { name: /^Osk,/ }).getAttribute('aria-disabled')).toBeNull();
    });

    test('can be taken back until it is confirmed', async () => {
      const { press, found } = await burned();
      await press(/^Osk,/);
      await press('Cancel');
      await found('Who becomes permanent?');
      await press('Keep the ticket');
      await found('Available Tickets (1)');
      await waitFor(() =>
        expect(within(screen.getByRole('dialog')).queryByText('Who becomes permanent?')).toBeNull(),
      );
      expect(asked.mock.calls.some(([url]) => String(url).endsWith('RedeemTicket'))).toBe(false);
    });
  });
});
