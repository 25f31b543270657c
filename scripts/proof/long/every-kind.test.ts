import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { parse } from 'yaml';
import { z } from 'zod';
import { byHand } from '../browser/by-hand.ts';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from '../browser/guest.ts';
import { keyboard } from '../browser/input-device.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { StagePage } from '../browser/stage-page.ts';
import { SCENES, TEXTS } from '../browser/texts.ts';
import { STORIES } from '../story.ts';
import { until } from '../until.ts';

const named = z.object({ id: z.uuid(), name: z.object({ en: z.string(), fr: z.string() }) });
const read = (...path: string[]) => named.parse(parse(readFileSync(join(STORIES, ...path), 'utf8')));

/** Whoever has nothing to say any more goes on talking; a run ends by itself. */
const SMALL_TALK = 'I am still here, and I listen.';
/** No run has more turns and titles than this. */
const MOST_TURNS = 120;

interface Seen {
  readonly types: ReadonlySet<string>;
  readonly screen: string;
}

/** In one question: the button comes and goes. */
const SKIP = `document.querySelector('[data-testid="voice-button"][data-state="skip"]')?.click()`;

/** Who carries it now is shown once nobody speaks any more. */
async function seeForging(stage: StagePage): Promise<void> {
  const { guest } = stage;
  const { page, language } = guest;
  const forged = page.getByRole('dialog').filter({ hasText: SCENES[language].forge.title });
  await until(async () => {
    if (await forged.isVisible()) return true;
    await page.evaluate(SKIP);
    return undefined;
  });
  await guest.step('equip-forged');
}

/** What a card's finish has changed is told above the stage. */
async function seeModifier(guest: Guest): Promise<void> {
  const { description = '' } = guest.frames.modifiers.at(-1)?.applied_modifiers[0] ?? {};
  await guest.page.getByTestId('notices').getByText(description).waitFor();
  await guest.step('battle-modifier');
}

/** On a phone a battle is close: nothing of it lies over the goal's words, and a card that is chosen not over REC. */
async function seeBattleOnPhone(stage: StagePage): Promise<void> {
  const { guest } = stage;
  const { page, language } = guest;
  const size = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize(PHONE);
  const boxOf = async (shown: Locator) => {
    const box = await shown.boundingBox();
    if (!box) throw new Error(`${shown} is not in sight`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const still = () =>
    page.evaluate('Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => 0)))');
  await still();
  const words = page.getByRole('heading', { level: 1 }).locator('..');
  expect((await boxOf(page.locator('[data-foes]'))).top).toBeGreaterThanOrEqual((await boxOf(words)).bottom);
  const card = page
    .getByRole('list', { name: TEXTS[language].play.yourCards })
    .getByRole('button', { disabled: false })
    .first();
  const wasChosen = (await card.getAttribute('aria-pressed')) === 'true';
  if (!wasChosen) await card.press('Enter');
  await still();
  await guest.step('battle-on-phone');
  expect((await boxOf(card)).top).toBeGreaterThanOrEqual((await boxOf(stage.voice('rec'))).bottom - 1);
  if (!wasChosen) await card.press('Enter');
  await page.setViewportSize(size);
}

/** Plays a story to its end: by hand wherever something can be chosen, else by its walkthrough's words. */
async function playByHand(guest: Guest, slug: string): Promise<Seen> {
  const stage = new StagePage(guest);
  const { says } = await readWalkthrough(join(STORIES, slug), guest.storyLanguage, 'won');
  const slugs = new Map(
    readdirSync(join(STORIES, slug, 'moments')).map((file) => [
      read(slug, 'moments', file).name[guest.storyLanguage],
      basename(file, '.yaml'),
    ]),
  );
  const left = new Map(Object.entries(says).map(([moment, words]) => [moment, [...words]]));
  const types = new Set<string>();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const screen = await stage.untilAsked();
    if (screen !== 'in_game') return { types, screen };
    const type = (await guest.page.getByTestId('game-screen').getAttribute('data-moment')) ?? '';
    await guest.step(`${type}-asked`);
    if (type === 'battle' && !types.has(type)) await seeBattleOnPhone(stage);
    types.add(type);
    const answered = stage.nextOutput();
    const modifiers = guest.frames.modifiers.length;
    if ((await byHand(stage, type)) === 'words') {
      const words = left.get(slugs.get(await stage.momentName()) ?? '')?.shift();
      await stage.send(words ?? SMALL_TALK);
    }
    const output = await answered();
    // Before the step, which takes its time: what tells of these is shown for some seconds.
    if (guest.frames.modifiers.length > modifiers) await seeModifier(guest);
    if (output.equipped_character_id && output.is_awarded) await seeForging(stage);
    await guest.step(`${type}-answered`);
  }
  throw new Error('the run has no end');
}

describe('a story is played without a pointer, and what can be chosen is chosen', () => {
  const site = embeddedSite('every-kind');

  // Battles and upgrades are taken by hand in test-run.test.ts as well.
  test.each([
    [
      'nobody-steals-the-moon',
      PHONE,
      ['assemble', 'crossroad', 'dialogue', 'equip', 'learning', 'nexus', 'teamwork', 'testing'],
    ],
    ['the-dragons-advocate', DESKTOP, ['battle', 'crossroad', 'dialogue', 'learning', 'reward', 'upgrade']],
  ] as const)(
    '%s',
    async (slug, size, kinds) => {
      const guest = await site().guest({ language: 'en', size, inputDevice: keyboard, inspected: true });
      await signUpForStory(guest);
      await guest.page.goto(`${guest.origin}/launch/${read(slug, 'story.yaml').id}`);
      await enterGame(guest, 'startGame');
      const { types, screen } = await playByHand(guest, slug);
      expect(['game_won', 'game_lost']).toContain(screen);
      expect([...types]).toEqual(expect.arrayContaining([...kinds]));
      expect(guest.accessibilityIssues).toEqual([]);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    },
    900_000,
  );
});
