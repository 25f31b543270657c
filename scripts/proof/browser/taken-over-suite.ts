import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { STORY_FOLDER } from '../story.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { enterGame, returnToStory, signUpForStory } from './lobby.ts';
import { CONNECTION_CUT } from './page-errors.ts';
import { someone } from './someone.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const TABS = 5;

/** Of two pages of one run the one that was left rests. */
export function takenOverSuite(site: () => EmbeddedSite): void {
  describe('a page that another one has left behind', () => {
    test.each(
      someone([
        ['en', DESKTOP],
        ['fr', PHONE],
      ] as const),
    )(
      '%s: rests while the other plays, and comes to where the run is',
      async (language, size) => {
        const { says } = await readWalkthrough(STORY_FOLDER, language, 'won');
        const phrases = [...(says['the-door'] ?? [])];
        const guest = await site().guest({ language, size, inspected: true });
        const stage = new StagePage(guest);
        await signUpForStory(guest);
        await enterGame(guest, 'startGame');
        expect(await stage.untilAsked()).toBe('in_game');
        const before = await stage.momentName();

        const left = await guest.openAnother();
        await returnToStory(guest);
        await enterGame(guest, 'continueGame');
        let screen = await stage.untilAsked();
        while (screen === 'in_game' && (await stage.momentName()) === before) {
          await stage.type(phrases.shift() ?? '');
          screen = await stage.settle();
        }
        expect(screen).toBe('end_of_moment');
        const other = await guest.openAnother();
        await guest.page.close();

        guest.turnTo(left);
        await left.bringToFront();
        const playHere = left.getByRole('button', {
          name: TEXTS[language].play.takeover.action,
          exact: true,
        });
        await playHere.waitFor();
        const focused = playHere.and(left.locator(':focus'));
        await focused.waitFor();
        for (let n = 0; n < TABS; n += 1) await left.keyboard.press('Tab');
        expect(await left.locator('main :focus').count()).toBe(0);
        await left.evaluate('document.activeElement?.blur()');
        await left.keyboard.press('Space');
        expect(await stage.voiceState()).toBe('wait');
        await guest.step('19-taken-over');

        // Else it comes back as well, and takes the run over once more.
        await other.close();
        site().stage = await site().stage.killAndStart();
        await guest.inputDevice.press(playHere);
        await left.locator('[data-screen="start"]').waitFor({ state: 'attached' });
        expect(await stage.momentName()).not.toBe(before);
        await stage.goOn();
        expect(await stage.untilAsked()).toBe('in_game');
        await guest.step('20-caught-up');
        expect(guest.accessibilityIssues).toEqual([]);
        expect(guest.pageErrors.except(...CONNECTION_CUT)).toEqual([]);
        await guest.leave();
      },
      600_000,
    );
  });
}
