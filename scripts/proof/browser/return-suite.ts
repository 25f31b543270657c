import { setTimeout as sleep } from 'node:timers/promises';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { STORY_FOLDER } from '../story.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { enterGame, passSplash, returnToStory, signUpForStory } from './lobby.ts';
import { CONNECTION_CUT } from './page-errors.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

/** Longer than it takes to press two buttons. */
const SLOW_LINE_MS = 3000;

/** They move nobody. */
const IDLE_WORDS = 'The weather will be what it will be.';

/** Keeps the page's sockets. */
const KEEP_SOCKETS = `(() => {
  const Own = WebSocket;
  window.fabulaSockets = [];
  window.WebSocket = class extends Own {
    constructor(...all) {
      super(...all);
      fabulaSockets.push(this);
    }
  };
})()`;
/** The page hears that its token has run out. */
const TOKEN_EXPIRED = "fabulaSockets.at(-1).onclose(new CloseEvent('close', { code: 4401 }))";

/** Whoever was away comes back to where the run is. */
export function returnSuite(site: () => EmbeddedSite): void {
  describe('coming back', () => {
    async function begun() {
      const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'won');
      const guest = await site().guest({ language: 'en' });
      await guest.context.addInitScript(KEEP_SOCKETS);
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await stage.untilAsked()).toBe('in_game');
      const phrases = [...(says['the-door'] ?? [])];
      return { guest, stage, next: () => phrases.shift() ?? '' };
    }

    test('after the tab was closed in the middle of an answer, the answer counts and the story goes on', async () => {
      const { guest, stage, next } = await begun();
      const all = await stage.interactionsLeft();
      await stage.send(next());
      await stage.voice('skip').waitFor();
      await guest.comeBack();
      await returnToStory(guest);
      await enterGame(guest, 'continueGame');
      expect(await stage.untilAsked()).toBe('in_game');
      expect(await stage.interactionsLeft()).toBe(all - 1);
      const progress = await stage.progress();
      expect(progress).toBeGreaterThan(0);
      const output = await stage.type(next());
      expect(output.progress).toBeGreaterThan(progress);
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    }, 600_000);

    test('after the process was killed in the middle of an answer, the page goes on by itself, still signed in', async () => {
      const { guest, stage, next } = await begun();
      await stage.send(next());
      await stage.voice('skip').waitFor();
      const before = guest.frames.sockets;
      site().stage = await site().stage.killAndStart();
      await guest.untilSocket(before + 1);
      await guest.page.getByTestId('connection-overlay').waitFor({ state: 'hidden' });
      expect(await stage.untilAsked()).toBe('in_game');
      // A second good answer would open the door.
      const output = await stage.type(IDLE_WORDS);
      expect(output.progress).toBeGreaterThan(0);
      await guest.page.goto(`${guest.origin}/browse`);
      await guest.page.getByRole('button', { name: TEXTS.en.catalogue.accountMenu }).waitFor();
      await guest.step('14-browse');
      await returnToStory(guest);
      await enterGame(guest, 'continueGame');
      expect(await stage.untilAsked()).toBe('in_game');
      expect(await stage.progress()).toBe(output.progress);
      expect(guest.pageErrors.except(...CONNECTION_CUT)).toEqual([]);
      await guest.leave();
    }, 600_000);

    test('where the line has swallowed the request for a token, the page asks once more and comes back by itself', async () => {
      const { guest, stage, next } = await begun();
      const { page } = guest;
      const before = guest.frames.sockets;
      await page.route('**/auth/token', () => undefined, { times: 1 });
      await page.evaluate(TOKEN_EXPIRED);
      const overlay = page.getByTestId('connection-overlay');
      await overlay.waitFor();
      await guest.untilSocket(before + 1);
      await overlay.waitFor({ state: 'hidden' });
      expect((await stage.type(next())).progress).toBeGreaterThan(0);
      await guest.leave();
    }, 600_000);

    test('whoever goes on before the page knows the next moment comes to that one, not to the old one again', async () => {
      const { guest, stage, next } = await begun();
      await guest.page.route('**/*.RunService/GetGameView', async (route) => {
        await sleep(SLOW_LINE_MS);
        await route.continue();
      });
      const before = await stage.momentName();
      let screen = await stage.screen();
      while (screen === 'in_game' && (await stage.momentName()) === before) {
        await stage.type(next());
        screen = await stage.settle();
      }
      expect(screen).toBe('end_of_moment');
      await stage.goOn();
      expect(await stage.momentName()).not.toBe(before);
      expect(await stage.untilAsked()).toBe('in_game');
      await guest.leave();
    }, 600_000);

    test('a beginning whose answer was lost is found again: the page offers to go on with the run that was begun', async () => {
      const guest = await site().guest({ language: 'en' });
      const { page, inputDevice } = guest;
      const { common, launch } = TEXTS.en;
      await signUpForStory(guest);
      await passSplash(guest);
      let begun = '';
      await page.route(
        '**/*.RunService/CreateRun',
        async (route) => {
          begun = (await (await route.fetch()).json()).playerStoryId;
          await route.abort();
        },
        { times: 1 },
      );
      await inputDevice.press(page.getByRole('button', { name: launch.startGame, exact: true }));
      await inputDevice.press(page.getByRole('button', { name: common.error.confirm, exact: true }));
      await enterGame(guest, 'continueGame');
      expect(begun).not.toBe('');
      expect(page.url()).toContain(begun);
      expect(guest.pageErrors.except(/net::ERR_/)).toEqual([]);
      await guest.leave();
    }, 600_000);
  });
}
