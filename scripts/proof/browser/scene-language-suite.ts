import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { STORY_FOLDER } from '../story.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { keyboard } from './input-device.ts';
import { enterGame, passSplash, signUpForStory } from './lobby.ts';
import { strayWords } from './scene-words.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** Whether the story's name, which stands there a second time where there is room, lies over its title. */
const NAME_OVER_TITLE = `(() => {
  const [name, title] = ['main > span[aria-hidden]', 'main h1'].map((one) => document.querySelector(one).getBoundingClientRect());
  return name.left < title.right && title.left < name.right && name.top < title.bottom && title.top < name.bottom;
})()`;

/** Who chooses on the story's page to play in another language than the page's. */
async function choosing(guest: Guest, other: 'en' | 'fr'): Promise<void> {
  const { page, language } = guest;
  await signUpForStory(guest);
  await passSplash(guest);
  await page.getByRole('radio', { name: TEXTS[language].common.languages[other] }).check({ force: true });
  await page.getByText(TEXTS[language].launch.pages[other]).waitFor();
  await guest.step('pages-offered');
  expect(await page.evaluate(NAME_OVER_TITLE)).toBe(false);
}

/** A run in one language on pages in another. */
export function sceneLanguageSuite(site: () => EmbeddedSite): void {
  describe('a run in another language than the page’s', () => {
    test.each([
      { language: 'en', run: 'fr', size: PHONE },
      { language: 'fr', run: 'en', size: DESKTOP },
    ] as const)(
      'speaks its own all through a scene, and the page speaks its own: %j',
      async ({ language, run, size }) => {
        const guest = await site().guest({ language, size, inspected: true });
        const { page, inputDevice } = guest;
        const { launch, play } = TEXTS[language];
        const { says } = await readWalkthrough(STORY_FOLDER, run, 'won');
        const stage = new StagePage(guest);
        await choosing(guest, run);
        await inputDevice.press(page.getByRole('button', { name: launch.pages.no }));
        await page.getByText(launch.pages.left).waitFor();
        await enterGame(guest, 'startGame');
        await guest.step('other-language-title');
        expect(await strayWords(guest, run)).toEqual([]);
        expect(await stage.untilAsked()).toBe('in_game');
        await guest.step('other-language-asked');
        expect(await strayWords(guest, run)).toEqual([]);
        await stage.type(says['the-door']?.[0] ?? '');
        await stage.settle();
        await guest.step('other-language-answered');
        expect(await strayWords(guest, run)).toEqual([]);
        await inputDevice.press(page.getByTestId('menu-button'));
        await page.getByRole('button', { name: play.endRun }).waitFor();
        await guest.step('other-language-menu');
        expect(await strayWords(guest, run)).toEqual([]);
        expect(guest.accessibilityIssues).toEqual([]);
        expect(guest.pageErrors.except()).toEqual([]);
        await guest.leave();
      },
      300_000,
    );

    test('may have the pages in it by a press of a key, and they stay so', async () => {
      const guest = await site().guest({ language: 'en', size: DESKTOP, inputDevice: keyboard });
      const { page } = guest;
      await choosing(guest, 'fr');
      await guest.inputDevice.press(page.getByRole('button', { name: 'Pages en français' }));
      await page.getByText(TEXTS.fr.launch.pages.taken).waitFor();
      await guest.step('pages-taken');
      expect(await page.evaluate<string>('document.documentElement.lang')).toBe('fr');
      await page.reload();
      await page.getByRole('button', { name: TEXTS.fr.launch.start, exact: true }).waitFor();
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    }, 300_000);
  });
}
