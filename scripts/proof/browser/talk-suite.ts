import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { enterGame, passSplash, signUpForStory } from './lobby.ts';
import { someone } from './someone.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** Its people open with more than a phone has room for under a chin. */
const TALKATIVE = 'nobody-steals-the-moon';

/** More than two lines of it stand nowhere beside an answer. */
const LONG = {
  en: 'The dust. We have come for nothing but the dust, all of it that lies about up here, and for none of the things that somebody else may have lost in it.',
  fr: 'La poussière. Nous ne sommes venus que pour la poussière, toute celle qui traîne là-haut, et pour rien de ce que quelqu’un d’autre a pu y perdre.',
};
const OWN_LINES = `(() => {
  const words = document.querySelector('[data-testid="captions"] [aria-hidden] > b + span');
  return Math.round(words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight));
})()`;

/** What the player is to answer, and all that was said before it. */
export function talkSuite(site: () => EmbeddedSite): void {
  describe('what is said on stage', () => {
    test.each(
      someone([
        ['en', PHONE],
        ['fr', DESKTOP],
      ] as const),
    )(
      'stands whole where it can be read, is heard again, and is in the log, also after the page was loaded anew (%s)',
      async (language, size) => {
        const guest = await site().guest({ language, size, inspected: true });
        const { page, inputDevice } = guest;
        const texts = TEXTS[language].play;
        const stage = new StagePage(guest);
        const asked = page.getByRole('group', { name: texts.asked });
        const log = page.getByRole('dialog', { name: texts.log });
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const played = () => page.evaluate<number>('fabulaPlayed.length');
        /** What stands in the log, opened and closed again. */
        const logged = async () => {
          await inputDevice.press(button(texts.log));
          const lines = await log.getByRole('listitem').locator('p').allTextContents();
          await guest.step('log');
          await page.keyboard.press('Escape');
          await log.waitFor({ state: 'detached' });
          return lines;
        };
        await signUpForStory(guest, TALKATIVE);
        await enterGame(guest, 'startGame');
        // What is not there yet when somebody skips is never said.
        await until(async () => {
          if ((await stage.screen()) !== 'in_game') await stage.goOn();
          return (await stage.voiceState()) === 'rec' || undefined;
        });
        await guest.step('asked');
        const opening = await logged();
        expect(opening.length).toBeGreaterThan(3);
        expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(texts.log);

        // All of it is there; its end is in sight, and the rest comes by the arrow keys.
        for (const line of opening) await expect(stage.captions.textContent()).resolves.toContain(line);
        if (size === PHONE) {
          const [box, voice] = await Promise.all([asked.boundingBox(), stage.voice('rec').boundingBox()]);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(voice?.y ?? 0);
          // Under the chin.
          expect(box?.y ?? 0).toBeGreaterThan(size.height / 2);
          const scrolled = () => asked.evaluate<number, HTMLElement>(({ scrollTop }) => scrollTop);
          const end = await scrolled();
          expect(end).toBeGreaterThan(0);
          const more = () => asked.getAttribute('data-more');
          expect(await more()).toBe('above');
          await asked.focus();
          await page.keyboard.press('Home');
          await until(async () => ((await scrolled()) === 0 && (await more()) === 'below') || undefined);
        }

        const before = await played();
        await inputDevice.press(button(texts.hearAgain));
        await until(async () => (await played()) > before || undefined);
        await stage.settle();
        if (await stage.input.isVisible()) await inputDevice.press(button(texts.typeInstead));
        await inputDevice.press(button(texts.typeInstead));
        expect(await page.evaluate('document.activeElement.labels?.[0]?.textContent')).toBe(texts.textLabel);
        await stage.type(LONG[language]);
        await stage.settle();
        // The player's own words stand beside it, two lines of them.
        expect(await page.evaluate(OWN_LINES)).toBe(2);
        const all = await logged();
        expect(all.length).toBeGreaterThan(opening.length + 1);

        await page.reload();
        await passSplash(guest);
        await enterGame(guest, 'continueGame');
        await stage.goOn();
        await stage.settle();
        const last = all.at(-1) ?? '';
        expect(await stage.captions.textContent()).toContain(last);
        await until(async () => {
          const lines = await logged();
          return (lines.includes(opening[0] ?? '') && lines.at(-1) === last) || undefined;
        });
        expect(guest.accessibilityIssues).toEqual([]);
        expect(guest.pageErrors.except()).toEqual([]);
        await guest.leave();
      },
      600_000,
    );
  });
}
