import { describe, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { inPage } from './in-page.ts';
import { enterGame, returnToStory, signUpForStory } from './lobby.ts';
import { someone } from './someone.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const SCENES = `[...document.querySelectorAll('[aria-roledescription="carousel"] > div:not(:has(h1)) > img:last-child')]`;
/** The path of what the second slide shows, once it is there at all. */
const SECOND_SCENE = `(() => {
  const scene = ${SCENES}[1];
  return scene ? new URL(scene.src).pathname : undefined;
})()`;
const SCENE_STANDS = `${SCENES}[1].complete && ${SCENES}[1].naturalWidth > 0`;

const IS_PAINTED = `performance.getEntriesByName('first-contentful-paint').length > 0`;
/** Whatever English the page has shown since it was opened, before the first French. */
const SAID = `
  window.said = '';
  new MutationObserver(() => {
    const shown = document.querySelector('#root:not(:has(.boot))')?.textContent ?? '';
    window.said += /Loading|Connect\\b|Stories/.exec(shown)?.[0] ?? '';
  }).observe(document, { childList: true, subtree: true, characterData: true });`;

/** Keeps files on their way until they are released. */
async function held(context: BrowserContext, files: string) {
  const way = { asked: false, release: (): void => undefined };
  const released = new Promise<void>((resolve) => {
    way.release = resolve;
  });
  await context.route(files, async (route) => {
    way.asked = true;
    await released;
    await route.continue();
  });
  return way;
}

/** From the catalogue of a player to the account's menu and the profile behind it. */
async function lookAtAccount(guest: Guest): Promise<void> {
  const { page, inputDevice, origin, language } = guest;
  const { catalogue, common, profile } = TEXTS[language];
  await page.goto(`${origin}/browse`);
  const menu = page.getByRole('button', { name: catalogue.accountMenu });
  await menu.waitFor();
  await guest.step('14-browse');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipToContent });
  await skip.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();
  await inputDevice.press(menu);
  const own = page.getByRole('menuitem', { name: catalogue.myProfile });
  await own.waitFor();
  await guest.step('15-account-menu');
  await inputDevice.press(own);
  await page.getByRole('heading', { name: profile.title, level: 1 }).waitFor();
  await page.getByTestId('announced').filter({ hasText: profile.title }).waitFor();
  await page.locator('main:focus').waitFor();
  await guest.step('16-profile');
}

const COUNT_TRANSITIONS = `globalThis.transitionsRun = 0;
  addEventListener('transitionrun', () => { globalThis.transitionsRun += 1; }, true);`;

/** Account, profile, menu and what is missing: nothing of it keeps anybody out. */
export function accessibilitySuite(site: () => EmbeddedSite): void {
  describe('the pages beside the story', () => {
    test.each(
      someone([
        ['fr', PHONE],
        ['en', DESKTOP],
      ] as const),
    )(
      '%s: account menu, profile and the sheet of a run keep nobody out',
      async (language, size) => {
        const guest = await site().guest({ language, size, inspected: true });
        const { page, inputDevice } = guest;
        await guest.context.addInitScript(COUNT_TRANSITIONS);
        await signUpForStory(guest);
        await lookAtAccount(guest);
        // Whoever wants no motion, as all guests do who say nothing of it, gets none that is only too short to be seen.
        expect(await page.evaluate<number>('transitionsRun')).toBe(0);
        await returnToStory(guest);
        await enterGame(guest, 'startGame');
        const stage = new StagePage(guest);
        await stage.goOn();
        // The button that was pressed has gone: what comes has the focus.
        await page.locator('main:focus').waitFor();
        expect(await stage.untilAsked()).toBe('in_game');
        await inputDevice.press(page.getByTestId('menu-button'));
        await page.getByRole('button', { name: TEXTS[language].play.endRun }).waitFor();
        await guest.step('17-menu');
        expect(guest.accessibilityIssues).toEqual([]);
        expect(guest.pageErrors.except()).toEqual([]);
        await guest.leave();
      },
      600_000,
    );

    test('the carousel turns its words with its picture, never before it', async () => {
      const moving = { reducedMotion: 'no-preference' } as const;
      const guest = await site().guest({ language: 'en', size: DESKTOP, media: moving });
      const { context, origin } = guest;
      const carousel = () => guest.page.getByRole('region', { name: TEXTS.en.catalogue.newStories });
      const title = () => carousel().getByRole('heading', { level: 1 }).getByRole('img');
      await guest.page.goto(origin);
      await title().waitFor();
      const first = await title().getAttribute('alt');
      const scene = await until(() => guest.page.evaluate<string | undefined>(SECOND_SCENE));
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let held = 0;
      await context.route(
        (url) => url.pathname === scene,
        async (route) => {
          held += 1;
          await released;
          await route.continue();
        },
      );
      await guest.comeBack();
      await guest.page.clock.install();
      await guest.page.goto(origin);
      await title().waitFor();
      await until(() => held || undefined);
      // Its time is over and over again; its picture is still on its way.
      await guest.page.clock.runFor(20_000);
      expect(await title().getAttribute('alt')).toBe(first);
      release();
      await until(async () => ((await title().getAttribute('alt')) === first ? undefined : true));
      expect(await guest.page.evaluate<boolean>(SCENE_STANDS)).toBe(true);
      await guest.leave();
    }, 600_000);

    test('a page that does not exist says so, and leads back', async () => {
      const guest = await site().guest({ language: 'en', inspected: true });
      const { page, inputDevice, origin } = guest;
      await signUpForStory(guest);
      await page.goto(`${origin}/launch/6f0f5c1e-33f1-4b69-9a63-0d9a4b0d2f10`);
      const back = page.getByRole('link', { name: TEXTS.en.common.toCatalogue });
      await back.waitFor();
      await guest.step('18-no-such-story');
      await inputDevice.press(back);
      await page.locator('[data-story="put-out-the-light"]').first().waitFor();
      expect(guest.accessibilityIssues).toEqual([]);
      await guest.leave();
    }, 600_000);

    test('where nothing may be kept and the texts of the language do not come, it is played in English', async () => {
      const guest = await site().guest({ language: 'en', inspected: true });
      const { page, context, origin } = guest;
      await context.addInitScript({ path: inPage('no-storage') });
      await context.route('**/assets/fr-*.js', (route) => route.abort());
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await new StagePage(guest).untilAsked()).toBe('in_game');
      await page.goto(`${origin}/browse`);
      await page.getByRole('combobox', { name: TEXTS.en.common.language }).selectOption('es');
      await page.getByRole('combobox', { name: TEXTS.es.common.language }).waitFor();
      await page.locator('html[lang="es"]').waitFor();
      await guest.leave();
    }, 600_000);

    test('the lamps are lit before scripts and words are there, and nothing is said in another language', async () => {
      const guest = await site().guest({ language: 'fr' });
      const { page, context, origin } = guest;
      const scripts = await held(context, '**/assets/index-*.js');
      const words = await held(context, '**/assets/fr-*.js');
      await context.addInitScript(SAID);
      await page.goto(origin, { waitUntil: 'commit' });
      await page.locator('.boot-lamps').waitFor();
      await until(() => page.evaluate<boolean>(IS_PAINTED).then((isPainted) => isPainted || undefined));
      scripts.release();
      await until(() => words.asked || undefined);
      await page.locator('.boot-lamps').waitFor({ state: 'detached' });
      await guest.step('26-lamps');
      words.release();
      await page.getByRole('button', { name: TEXTS.fr.catalogue.connect }).waitFor();
      expect(await page.evaluate<string>('window.said')).toBe('');
      await guest.leave();
    }, 600_000);

    test('a page that cannot be fetched, in part or at all, says so, and how to go on', async () => {
      const guest = await site().guest({ language: 'en', inspected: true });
      const { page, context, origin } = guest;
      await context.addInitScript({ path: inPage('no-storage') });
      await context.route('**/assets/SignIn-*.js', (route) => route.abort());
      await page.goto(`${origin}/login`);
      await page.getByRole('heading', { name: TEXTS.fr.common.loadFailure.title }).waitFor();
      await guest.step('24-part-missing');
      await page.getByRole('button', { name: TEXTS.fr.common.reload }).waitFor();
      await context.unroute('**/assets/SignIn-*.js');
      await page.getByRole('button', { name: TEXTS.fr.common.reload }).click();
      await page.getByLabel(TEXTS.fr.auth.email).waitFor();

      await context.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(`${origin}/login`);
      const nothing = page.getByText('Fabula is not loading.');
      expect(await nothing.isVisible()).toBe(false);
      await page.evaluate('document.getAnimations().forEach((late) => late.finish())');
      await nothing.waitFor();
      await guest.step('25-nothing-loads');
      await context.unroute('**/assets/index-*.js');
      await page.getByRole('link', { name: 'Reload' }).click();
      await page.getByLabel(TEXTS.fr.auth.email).waitFor();
      expect(guest.accessibilityIssues).toEqual([]);
      await guest.leave();
    }, 600_000);
  });
}
