import { describe, expect, test } from '@jest/globals';
import { STORY_ID } from '../story.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { enterGame, signIn } from './lobby.ts';
import type { MailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import type { Site } from './site.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';
const STORY = `/launch/${STORY_ID}?from=ada`;
/** Typed, and never sent. */
const WORDS = 'I wonder who lit that lamp.';
/** A session that has ended is refused, and its socket closed. */
const SIGNED_OUT = [/Failed to load resource: .* 4\d\d /, /WebSocket connection to/];

/** Whoever has to sign in first, or again, comes to where they wanted to be. */
export function wayBackSuite(site: () => Site, mails: MailRoom): void {
  describe('the way back', () => {
    const visit = async (size: typeof PHONE) =>
      new MailVisit(await site().guest({ language: 'en', size, inspected: true }));
    const isAtStory = async ({ guest: { page } }: MailVisit) => {
      await page.getByRole('button', { name: TEXTS.en.launch.start, exact: true }).waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(STORY);
    };

    test('a friend’s link leads to its story by a mailed link, in another browser, in the same one, and by the dialog', async () => {
      const asker = await visit(DESKTOP);
      const { texts, guest } = asker;
      const email = newAddress();
      await asker.goto(STORY);
      await asker.askForLink(email);
      const reader = await visit(PHONE);
      await reader.follow(await mails.pathTo(email), texts.link.signIn);
      await reader.write(texts.link.number, await asker.number());
      await reader.press(texts.signIn);
      await isAtStory(reader);
      await asker.heading(texts.sent.elsewhere.title);
      // By the catalogue and its dialog, from the same address.
      const { search } = new URL(guest.page.url());
      await asker.goto(`/browse${search}`);
      await asker.press(TEXTS.en.catalogue.connect);
      await asker.askForLink(email);
      const waiting = await guest.openAnother();
      await asker.follow(await mails.pathTo(email, 2), texts.link.signIn);
      await asker.press(texts.signIn);
      await isAtStory(asker);
      guest.turnTo(waiting);
      await isAtStory(asker);
      await reader.leave();
      await asker.leave();
    }, 600_000);

    test('who is signed out on all devices while they play is told so, and comes back to the run and to what they typed', async () => {
      const player = await visit(PHONE);
      const { texts, guest } = player;
      const { page } = guest;
      const email = newAddress();
      await player.goto(STORY);
      await player.press(texts.usePassword);
      await player.press(texts.needAccount);
      await player.write(texts.email, email);
      await player.write(texts.password, PASSWORD);
      await player.press(texts.signUp);
      await player.heading(texts.sent.title);
      await guest.openAnother();
      await player.follow(await mails.pathTo(email), texts.link.confirm);
      await player.press(texts.link.confirmButton);
      await isAtStory(player);
      await guest.page.close();
      guest.turnTo(page);
      await isAtStory(player);
      await enterGame(guest, 'startGame');
      const stage = new StagePage(guest);
      expect(await stage.untilAsked()).toBe('in_game');
      const run = new URL(page.url()).pathname;
      await stage.voice('rec').waitFor();
      if (!(await stage.input.isVisible())) await player.press(TEXTS.en.play.typeInstead);
      await guest.inputDevice.write(stage.input, WORDS);

      const elsewhere = await visit(DESKTOP);
      await signIn(elsewhere.guest, email);
      await elsewhere.goto('/profile');
      const { everywhere } = TEXTS.en.profile.security;
      await elsewhere.press(everywhere);
      const dialog = elsewhere.guest.page.getByRole('dialog');
      await elsewhere.guest.inputDevice.press(dialog.getByRole('button', { name: everywhere, exact: true }));

      await page.getByText(texts.left.everywhere).waitFor();
      await page.getByText(texts.left.back.run).waitFor();
      await guest.step('47-signed-out-everywhere');
      expect(new URL(page.url()).searchParams.get('next')).toBe(run);
      await player.press(texts.usePassword);
      await player.write(texts.email, email);
      await player.write(texts.password, PASSWORD);
      await player.press(texts.signIn);
      await page.getByTestId('game-screen').waitFor();
      expect(new URL(page.url()).pathname).toBe(run);
      expect(await stage.untilAsked()).toBe('in_game');
      expect(await stage.input.inputValue()).toBe(WORDS);
      await elsewhere.leave(...SIGNED_OUT);
      await player.leave(...SIGNED_OUT);
    }, 600_000);
  });
}
