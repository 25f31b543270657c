/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { gameEvents } from '../../../lib/game/state.ts';
import { furnishSound } from '../../../testing/testAudio.ts';
import type { View } from '../api.ts';
import { item, member, showOnStage, viewOf } from '../stage.fixture.tsx';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';

const EARNED = {
  id: 't1',
  blueprintStoryId: 'story',
  storyName: 'The Lamp',
  isRedeemed: false,
  earnedAt: '2026-11-20T20:00:00Z',
  redeemedAt: '',
};
let tickets: object[] = [];
const contexts = furnishSound();
const sounds = () => contexts.flatMap(({ sources }) => sources).length;
const { fetch } = globalThis;

/** In steps: what a timer shows may begin the next one. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 100)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
}

const title = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;

const view = viewOf('dialogue', {}, { playerItems: [item('Lamp')] });

/** A stage with one button below, and what lies over it. */
async function playing(run: View = view) {
  const stage = await showOnStage(() => (
    <>
      <button type="button">Below</button>
      <Notices stage={run} run={run} />
      <Overlays view={run} />
    </>
  ));
  await pass(0);
  return stage;
}

const given = (name: string, type: string) => ({
  ...{ is_awarded: true, award_id: name, award_type: type },
});

describe('overlays', () => {
  beforeAll(() => {
    globalThis.fetch = jest.fn(async (url: unknown) => {
      const path = String(url instanceof Request ? url.url : url);
      return path.endsWith('.mp3') ? new Response(new ArrayBuffer(8)) : Response.json({ tickets });
    }) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });
  beforeEach(() => {
    jest.useFakeTimers();
    tickets = [];
  });
  afterEach(() => void jest.useRealTimers());

  describe('what was won', () => {
    test('is said by a dialog that has the focus, with its card, and gives the focus back', async () => {
      const { answered } = await playing();
      const below = screen.getByRole('button', { name: 'Below' });
      below.focus();
      answered(given('lamp', 'new item'));
      expect(screen.getByRole('dialog', { name: 'Lamp is yours' }).getAttribute('aria-modal')).toBe('true');
      expect(screen.getByRole('article', { name: 'Lamp, item, attack +2, defence +1' })).toBeTruthy();
      expect(document.activeElement?.textContent).toBe('Continue');
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await pass(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(below);
    });

    test('leaves by Escape, and by itself', async () => {
      const { answered } = await playing();
      answered(given('lamp', 'new item'));
      fireEvent.keyDown(screen.getByRole('button', { name: 'Continue' }), { key: 'Escape' });
      await pass(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      answered({ input_id: 'i2', ...given('osk', 'new character') });
      expect(title()).toBe('Osk joins you');
      await pass(7_000);
      expect(title()).toBe('Osk joins you');
      await pass(1_200);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('keeps Tab where there is one thing to press', async () => {
      const { answered } = await playing();
      answered(given('lamp', 'new item'));
      const isPrevented = !fireEvent.keyDown(screen.getByRole('button', { name: 'Continue' }), {
        key: 'Tab',
      });
      expect(isPrevented).toBe(true);
    });

    test('waits for its card, and after three seconds it is something special', async () => {
      const { answered } = await playing();
      answered(given('unknown', 'new item'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await pass(2_900);
      expect(screen.queryByRole('dialog')).toBeNull();
      await pass(200);
      expect(title()).toBe('Something special');
    });

    test('is told after the notices, one thing after the other, once nobody speaks', async () => {
      const { answered, tell } = await playing();
      tell(
        gameEvents.inputSent({ inputId: 'i1', words: 'Now' }),
        gameEvents.turnMoved({ kind: 'line', inputId: 'i1' }),
      );
      answered({ ...given('lamp', 'new item'), was_perfect_answer: true });
      tell(gameEvents.rewardsFound([{ id: 'osk', kind: 'character' }]));
      expect(screen.getByText('Perfect!')).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      await pass(3_600);
      expect(screen.queryByText('Perfect!')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      tell(gameEvents.turnMoved({ kind: 'paused' }));
      expect(title()).toBe('Lamp is yours');
      await pass(8_200);
      expect(title()).toBe('Osk joins you');
      await pass(8_200);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('one thing after the other: each has the focus, and the last one gives it back', async () => {
      const { answered, tell } = await playing();
      const below = screen.getByRole('button', { name: 'Below' });
      below.focus();
      answered(given('lamp', 'new item'));
      tell(gameEvents.rewardsFound([{ id: 'osk', kind: 'character' }]));
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await pass(1_100);
      expect(title()).toBe('Osk joins you');
      expect(document.activeElement?.textContent).toBe('Continue');
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await pass(1_100);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(below);
    });

    test('an upgraded card is named with its new finish', async () => {
      const run = viewOf(
        'dialogue',
        {},
        { enrolledCharacters: [member('Osk', { characterCardType: 'Steel' })] },
      );
      const { answered } = await playing(run);
      answered(given('osk', 'character upgraded with Steel'));
      expect(title()).toBe('Osk is steel now');
      expect(screen.getByText('Card upgraded')).toBeTruthy();
    });
  });

  describe('what was forged', () => {
    test('shows who carries it, then what it is, and what it brings', async () => {
      const { tell } = await playing();
      const forging = {
        ...{ input_id: 'i1', attempt: 1, epoch: 'e', seq: 2, equipped_character_id: 'osk' },
        ...{ equipped_item_id: 'lamp', equipment_image_url: '/forged.jpg', awarded_property: 'Fire' },
      };
      tell(gameEvents.forgingArrived(forging as Parameters<typeof gameEvents.forgingArrived>[0]));
      expect(title()).toBe('Osk carries: Lamp');
      expect(screen.getByText('It brings Fire.')).toBeTruthy();
      expect(screen.getByRole('article', { name: /^Osk, plain card/ })).toBeTruthy();
      await pass(3_100);
      expect(screen.getByRole('article', { name: /^Lamp, item/ })).toBeTruthy();
      await pass(6_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  describe('a golden ticket', () => {
    test('that this run has earned is shown once it has ended, and once', async () => {
      const { answered } = await playing();
      tickets = [EARNED];
      answered({ loop_rank: 2, end_of_game: false });
      await pass(6_000);
      expect(title()).toBe('Golden ticket earned');
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await pass(1_100);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('that was there before is no news', async () => {
      tickets = [EARNED];
      const { answered } = await playing();
      answered({ loop_rank: 2 });
      await pass(6_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  describe('a notice', () => {
    const notices = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

    test('is said politely, one after the other, each for its time', async () => {
      const { answered } = await playing();
      answered({ was_perfect_answer: true, was_cache_hit: true, sacrificed_properties: ['Water', 'Salt'] });
      expect(notices()).toEqual(['Perfect!']);
      await pass(3_500);
      expect(notices()).toEqual(['Free!']);
      await pass(2_500);
      expect(notices()).toEqual(['Sacrificed: Water, Salt']);
      await pass(4_500);
      expect(notices()).toEqual(['']);
    });

    test('of a rank says whether it is a first, with its sound', async () => {
      const best = viewOf('dialogue', {}, { bestRank: 3 });
      const { answered } = await playing(best);
      const before = sounds();
      answered({ loop_rank: 2 });
      expect(notices()).toEqual(['ARANK A ACHIEVED!A first for you in this story']);
      await pass(0);
      expect(sounds() - before).toBe(1);
    });

    test('of a rank that was reached before says the rank alone', async () => {
      const { answered } = await playing(viewOf('dialogue', {}, { bestRank: 2 }));
      answered({ loop_rank: 2 });
      expect(notices()).toEqual(['ARANK A ACHIEVED!']);
    });

    test('of an upgrade tells what has come of it', async () => {
      const { answered } = await playing();
      answered({ upgraded_character_id: 'osk', awarded_rarity: 'Steel' });
      expect(notices()).toEqual(['Osk: steel!']);
      await pass(1_500);
      answered({ input_id: 'i2', upgraded_character_id: 'osk' });
      expect(notices()).toEqual(['Osk stays as before']);
    });
  });
});
