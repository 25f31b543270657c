import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Author } from './author.ts';
import { launchChromium } from './chromium.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, Guest } from './guest.ts';
import { passSplash, returnToStory, signIn } from './lobby.ts';
import { makeOlder } from './older-browser.ts';
import { StagePage } from './stage-page.ts';
import { StoryMaker } from './story-maker.ts';
import { TEXTS } from './texts.ts';

const { admin, catalogue, launch } = TEXTS.en;
const HOST = 'fabula.test';

/** The oldest browsers that are promised, at the address of this machine and at a local network's plain http. */
export function floorSuite(site: () => EmbeddedSite): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(undefined, HOST);
  });
  afterAll(() => browser?.close());

  test.each(['localhost', HOST])('signs in, writes in a draft and plays a turn, at %s', async (host) => {
    const { port } = new URL(site().origin);
    const origin = `http://${host}:${port}`;
    const guest = await Guest.welcome({
      browser,
      origin,
      language: 'en',
      size: DESKTOP,
      microphone: 'device',
    });
    await makeOlder(guest.context);
    try {
      const { email } = await (await Author.of(site())).newcomer(`older-${host}`);
      await signIn(guest, email);
      expect(await lacks(guest)).toEqual({ any: false, toSorted: false, isSecure: host === 'localhost' });
      await writeDraft(guest);
      await playTurn(guest);
      expect(guest.pageErrors.except(/Cross-Origin-Opener-Policy header has been ignored/)).toEqual([]);
    } finally {
      await guest.leave();
    }
  });
}

/** Of a frame that no page's script has run in: what the browser itself has. */
function lacks({ page }: Guest) {
  return page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const bare = frame.contentWindow as (Window & typeof globalThis) | null;
    const found = {
      any: 'any' in (bare?.AbortSignal ?? {}),
      toSorted: 'toSorted' in (bare?.Array.prototype ?? []),
      isSecure: isSecureContext,
    };
    frame.remove();
    return found;
  });
}

/** A story of one's own from nothing, with a place that the checker in its worker has looked at. */
async function writeDraft(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.getByRole('button', { name: catalogue.accountMenu }).click();
  await page.getByRole('menuitem', { name: catalogue.myStories }).click();
  await page.getByRole('button', { name: admin.new.title, exact: true }).waitFor();
  const maker = new StoryMaker(guest);
  await maker.begin({ en: `Low Water ${guest.origin}`, fr: `Basse mer ${guest.origin}` });
  await maker.make('place', { en: 'The Quay', fr: 'Le quai' });
  await maker.go('flow');
  await maker.addMoment('Monologue', 'Ebb', true);
}

/** By typing: a page without a secure address hears nobody. */
async function playTurn(guest: Guest): Promise<void> {
  const { page, inputDevice } = guest;
  await returnToStory(guest);
  await passSplash(guest);
  await inputDevice.press(page.getByRole('button', { name: launch.startGame, exact: true }));
  const typing = page.getByRole('button', { name: launch.withoutMicrophone, exact: true });
  await page.locator('[data-screen="start"]').or(typing).first().waitFor();
  if (await typing.isVisible()) await inputDevice.press(typing);
  const stage = new StagePage(guest);
  expect(await stage.untilAsked()).toBe('in_game');
  const output = await stage.type('Good evening. I have come about the light.');
  expect(output.input_id).toBeTruthy();
}
