import { describe, expect, test } from '@jest/globals';
import { embeddedHouse } from './embedded-house.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { enterGame, returnToStory, signUpForStory } from './lobby.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** From the catalogue of a player to the account's menu and the profile behind it. */
async function lookAtAccount(guest: Guest): Promise<void> {
  const { page, hands, origin, language } = guest;
  const { catalogue, profile } = TEXTS[language];
  await page.goto(`${origin}/browse`);
  const menu = page.getByRole('button', { name: catalogue.accountMenu });
  await menu.waitFor();
  await guest.step('14-browse');
  await hands.press(menu);
  const own = page.getByRole('menuitem', { name: catalogue.myProfile });
  await own.waitFor();
  await guest.step('15-account-menu');
  await hands.press(own);
  await page.getByRole('heading', { name: profile.title, level: 1 }).waitFor();
  await guest.step('16-profile');
}

describe('the pages beside the story', () => {
  const house = embeddedHouse('barriers');

  test.each([
    ['en', DESKTOP],
    ['fr', PHONE],
  ] as const)(
    '%s: account menu, profile and the sheet of a run keep nobody out',
    async (language, size) => {
      const guest = await house().guest({ language, size, inspected: true });
      const { page, hands } = guest;
      await signUpForStory(guest);
      await lookAtAccount(guest);
      await returnToStory(guest);
      await enterGame(guest, 'startGame');
      expect(await new StagePage(guest).untilAsked()).toBe('in_game');
      await hands.press(page.getByTestId('menu-button'));
      await page.getByRole('button', { name: TEXTS[language].play.endRun }).waitFor();
      await guest.step('17-menu');
      expect(guest.barriers).toEqual([]);
      expect(guest.troubles.except()).toEqual([]);
      await guest.leave();
    },
    600_000,
  );

  test('a page that does not exist says so, and leads back', async () => {
    const guest = await house().guest({ language: 'en', inspected: true });
    const { page, hands, origin } = guest;
    await signUpForStory(guest);
    await page.goto(`${origin}/launch/6f0f5c1e-33f1-4b69-9a63-0d9a4b0d2f10`);
    const back = page.getByRole('link', { name: TEXTS.en.common.toCatalogue });
    await back.waitFor();
    await guest.step('18-no-such-story');
    await hands.press(back);
    await page.locator('[data-story="put-out-the-light"]').first().waitFor();
    expect(guest.barriers).toEqual([]);
    await guest.leave();
  }, 600_000);
});
