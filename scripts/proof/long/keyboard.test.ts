import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, PHONE } from '../browser/guest.ts';
import { keyboard } from '../browser/input-device.ts';
import { enterGame, signUpForStory } from '../browser/lobby.ts';
import { playStory } from '../browser/play-story.ts';
import { StagePage } from '../browser/stage-page.ts';
import { TEXTS } from '../browser/texts.ts';
import { STORY_FOLDER } from '../story.ts';

const RANKS = ['S', 'A', 'B', 'C', 'D', 'E', 'F'];

describe('the story at the keyboard', () => {
  const site = embeddedSite('keyboard');

  test.each([
    ['fr', PHONE],
    ['en', DESKTOP],
  ] as const)(
    '%s: it is won without a pointer, and nothing on the way keeps anybody out',
    async (language, size) => {
      const guest = await site().guest({ language, size, inputDevice: keyboard, inspected: true });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      const walkthrough = await readWalkthrough(STORY_FOLDER, language, 'won');
      const { screen } = await playStory(stage, { walkthrough, answer: (words) => stage.type(words) });
      expect(screen).toBe('game_won');
      const { page } = guest;
      expect(await stage.momentName()).toBe(TEXTS[language].play.won);
      const rank = page.locator('dl > div').filter({ hasText: TEXTS[language].play.rank }).locator('dd');
      expect(RANKS).toContain(await rank.textContent());
      expect(guest.accessibilityIssues).toEqual([]);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    },
    900_000,
  );

  test('a run that is lost says so, and the next one begins', async () => {
    const guest = await site().guest({ language: 'en', inspected: true });
    const stage = new StagePage(guest);
    await signUpForStory(guest);
    await enterGame(guest, 'startGame');
    const walkthrough = await readWalkthrough(STORY_FOLDER, 'en', 'lost');
    const { screen } = await playStory(stage, { walkthrough, answer: (words) => stage.type(words) });
    expect(screen).toBe('game_lost');
    expect(await stage.momentName()).toBe('YOU LOOSE');
    const { page } = guest;
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('button', { name: 'Start a new run' }).click();
    await page.locator('[data-screen="start"]').waitFor({ state: 'attached' });
    expect(await stage.untilAsked()).toBe('in_game');
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  }, 900_000);
});
