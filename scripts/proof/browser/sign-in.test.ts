import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from './embedded-site.ts';
import { googleHouse } from './google-house.ts';
import { googleSuite } from './google-suite.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { keyboard, pointer } from './input-device.ts';
import { mailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import { teamSuite } from './team-suite.ts';
import { TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';
/** What a browser's console says of a call that was refused. */
const REFUSED = /Failed to load resource: .* 4\d\d /;

const INES = ['en', DESKTOP, pointer] as const;
const MAUD = ['fr', PHONE, pointer] as const;
const TOMO = ['es', DESKTOP, keyboard] as const;
const PEOPLE = [INES, MAUD, TOMO];
type Person = (typeof PEOPLE)[number];

const mails = mailRoom();
const google = googleHouse();
const site = embeddedSite('sign-in', () => ({ ...mails.env(), ...google.env() }));

describe('ways in by mail', () => {
  const visit = async ([language, size, inputDevice]: Person) =>
    new MailVisit(await site().guest({ language, size, inputDevice, inspected: true }));

  test.each(PEOPLE)(
    '%s: a link that is opened where it was asked for leads on to the story that was chosen',
    async (...person) => {
      const asker = await visit(person);
      const { guest, texts } = asker;
      const { catalogue, launch } = TEXTS[guest.language];
      const email = newAddress();
      await asker.goto('/');
      await guest.inputDevice.press(guest.page.locator('[data-story="put-out-the-light"]').first());
      await asker.press(catalogue.launch);
      await asker.button(texts.sendLink).waitFor();
      await guest.step('30-magic-link');
      await asker.press(texts.sendLink);
      await guest.page.getByText(texts.problem.emailRequired).waitFor();
      await asker.askForLink(email);
      const number = await asker.number();
      expect(number).toMatch(/^\d\d$/);
      await guest.page.reload();
      await asker.heading(texts.sent.title);
      expect(await asker.number()).toBe(number);
      await guest.step('31-check-email');

      const waiting = await guest.openAnother();
      await asker.follow(await mails.pathTo(email), texts.link.signIn);
      await guest.step('32-link-here');
      await asker.press(texts.signIn);
      await asker.arrive();
      guest.turnTo(waiting);
      await asker.button(launch.start).waitFor();
      await asker.leave();
    },
    600_000,
  );

  test.each([INES, MAUD])(
    '%s: another browser wants the number, and a wrong one burns the link',
    async (...person) => {
      const asker = await visit(person);
      const { texts } = asker;
      const email = newAddress();
      await asker.goto('/login');
      await asker.askForLink(email);
      const reader = await visit(person);
      await reader.follow(await mails.pathTo(email), texts.link.signIn);
      await reader.guest.step('33-link-elsewhere');
      await reader.write(texts.link.number, await asker.number());
      await reader.press(texts.signIn);
      await reader.arrive();
      await asker.heading(texts.sent.elsewhere.title);
      await asker.guest.step('34-signed-in-elsewhere');

      await asker.press(texts.sent.elsewhere.again);
      await asker.press(texts.sendLink);
      await asker.heading(texts.sent.title);
      const number = Number(await asker.number());
      const path = await mails.pathTo(email, 2);
      const guesser = await visit(person);
      await guesser.follow(path, texts.link.signIn);
      await guesser.write(texts.link.number, String(number === 99 ? 10 : number + 1));
      await guesser.press(texts.signIn);
      await guesser.heading(texts.link.over);
      await guesser.guest.step('35-wrong-number');
      await asker.heading(texts.sent.gone.title);
      await asker.guest.step('36-link-gone');
      // Who is signed in is told so, and led back.
      await reader.follow(path, texts.link.over);
      await reader.guest.step('37-used-for-members');
      await reader.leave(REFUSED);
      await guesser.leave(REFUSED);
      await asker.leave();
    },
    600_000,
  );

  test.each([MAUD, TOMO])(
    '%s: a sign-up waits for its confirmation; another browser wants its password',
    async (...person) => {
      const asker = await visit(person);
      const { texts } = asker;
      const email = newAddress();
      await asker.goto('/signup');
      await asker.write(texts.email, email);
      await asker.write(texts.password, PASSWORD);
      await asker.guest.step('38-sign-up');
      await asker.press(texts.signUp);
      await asker.heading(texts.sent.title);
      await asker.guest.step('39-confirmation-sent');
      const reader = await visit(person);
      await reader.follow(await mails.pathTo(email), texts.link.confirm);
      await reader.write(texts.password, 'not that one');
      await reader.press(texts.link.confirmButton);
      await reader.guest.page.getByText(texts.problem.passwordOther).waitFor();
      await reader.guest.step('40-confirm-elsewhere');
      // In the same browser a press is enough, and what waits goes on.
      const waiting = await asker.guest.openAnother();
      await asker.follow(await mails.pathTo(email), texts.link.confirm);
      await asker.guest.step('41-confirm-here');
      await asker.press(texts.link.confirmButton);
      await asker.arrive();
      asker.guest.turnTo(waiting);
      await asker.arrive();
      await reader.leave(REFUSED);
      await asker.leave();
    },
    600_000,
  );

  test.each([TOMO, INES])(
    '%s: a forgotten password is replaced by a mailed link',
    async (...person) => {
      const owner = await visit(person);
      const { guest, texts } = owner;
      const email = newAddress();
      await owner.goto('/login');
      await owner.askForLink(email);
      await owner.follow(await mails.pathTo(email), texts.link.signIn);
      await owner.press(texts.signIn);
      await owner.arrive();

      const forgetful = await visit(person);
      await forgetful.goto('/login');
      await forgetful.press(texts.usePassword);
      await forgetful.press(texts.forgot);
      await forgetful.write(texts.email, email);
      await forgetful.press(texts.reset.send);
      await forgetful.guest.page.getByText(texts.reset.sent).waitFor();
      await forgetful.guest.step('42-reset-sent');
      await forgetful.follow(await mails.pathTo(email, 2), texts.link.reset);
      await forgetful.guest.step('43-new-password');
      await forgetful.write(texts.link.newPassword, PASSWORD);
      await forgetful.press(texts.link.resetButton);
      await forgetful.arrive();

      await guest.page.reload();
      await owner.button(TEXTS[guest.language].catalogue.connect).waitFor();
      await owner.goto('/login');
      await owner.press(texts.usePassword);
      await owner.write(texts.email, email);
      await owner.write(texts.password, PASSWORD);
      await owner.guest.step('44-sign-in');
      await owner.press(texts.signIn);
      await owner.arrive();
      await forgetful.leave();
      await owner.leave(REFUSED);
    },
    600_000,
  );

  test('an invitation opens the modal at the form for a new account; one that is used up says so', async () => {
    const visit = new MailVisit(await site().guest({ language: 'es', size: PHONE, inspected: true }));
    const { guest, texts } = visit;
    await visit.goto('/?invite_token=somebody-elses');
    await guest.page.getByRole('dialog').getByText(texts.subtitleSignUp).waitFor();
    await guest.step('46-invited');
    await visit.write(texts.email, newAddress());
    await visit.write(texts.password, PASSWORD);
    await visit.press(texts.signUp);
    await guest.page.getByText(TEXTS.es.common.reasons.INVITE_NOT_GOOD).waitFor();
    await guest.step('47-invitation-not-good');
    await visit.leave(REFUSED);
  }, 600_000);
});

googleSuite(site, google.standIn);

teamSuite(site, mails);
