import { describe, expect, test } from '@jest/globals';
import { DESKTOP, PHONE } from './guest.ts';
import { type InputDevice, keyboard, pointer } from './input-device.ts';
import type { MailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import type { Site } from './site.ts';
import { type PageLanguage, TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';
/** What a browser's console says of a call that was refused. */
const REFUSED = /Failed to load resource: .* 4\d\d /;

/** Somebody's language, screen and hands. */
export type Person = readonly [language: PageLanguage, size: typeof PHONE, inputDevice: InputDevice];

/** Who walks which way. */
export interface People {
  readonly link: readonly Person[];
  readonly number: readonly Person[];
  readonly signUp: readonly Person[];
  readonly reset: readonly Person[];
  readonly invitation: readonly Person[];
}

const INES: Person = ['en', DESKTOP, pointer];
const MAUD: Person = ['fr', PHONE, pointer];
const TOMO: Person = ['es', DESKTOP, keyboard];

/** Each way by two or three, each language and size on some way. */
export const SOME: People = {
  link: [INES, MAUD, TOMO],
  number: [INES, MAUD],
  signUp: [MAUD, TOMO],
  reset: [TOMO, INES],
  invitation: [['es', PHONE, pointer]],
};

const LANGUAGES: readonly PageLanguage[] = ['en', 'fr', 'es'];
const EVERYBODY: readonly Person[] = LANGUAGES.flatMap((language): Person[] => [
  [language, DESKTOP, keyboard],
  [language, PHONE, pointer],
]);

/** Each way in each language, at a desk and on a phone. */
export const ALL: People = {
  ...{ link: EVERYBODY, number: EVERYBODY, signUp: EVERYBODY, reset: EVERYBODY, invitation: EVERYBODY },
};

/** Every way in by mail: a link, here and elsewhere, a sign-up that is confirmed, a password that is replaced, an invitation. */
export function waysByMailSuite(site: () => Site, mails: MailRoom, people: People): void {
  describe('ways in by mail', () => {
    const visit = async ([language, size, inputDevice]: Person) =>
      new MailVisit(await site().guest({ language, size, inputDevice, inspected: true }));

    test.each(people.link)(
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
        await asker.button(launch.start).waitFor();
        guest.turnTo(waiting);
        await asker.button(launch.start).waitFor();
        await asker.leave();
      },
      600_000,
    );

    test.each(people.number)(
      '%s: another browser wants the number, and a wrong one leaves the link to whoever asked for it',
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
        // Who is signed in is told so, and led back.
        await reader.follow(path, texts.link.over);
        await reader.guest.step('36-barred-for-members');
        const waiting = await asker.guest.openAnother();
        await asker.follow(path, texts.link.signIn);
        await asker.press(texts.signIn);
        await asker.arrive();
        asker.guest.turnTo(waiting);
        await asker.arrive();
        await reader.leave(REFUSED);
        await guesser.leave(REFUSED);
        await asker.leave();
      },
      600_000,
    );

    test.each(people.signUp)(
      '%s: a sign-up waits for its confirmation; another browser wants its number and password',
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
        await reader.write(texts.link.number, await asker.number());
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

    test.each(people.reset)(
      '%s: a forgotten password is replaced by a mailed link, in another browser by its number',
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
        const reader = await visit(person);
        await reader.follow(await mails.pathTo(email, 2), texts.link.reset);
        await reader.write(texts.link.newPassword, PASSWORD);
        await reader.press(texts.link.resetButton);
        await reader.guest.page.getByText(texts.problem.numberRequired).waitFor();
        await reader.write(texts.link.number, await forgetful.number());
        await reader.guest.step('43-new-password');
        await reader.press(texts.link.resetButton);
        await reader.arrive();

        await guest.page.reload();
        await owner.button(TEXTS[guest.language].catalogue.connect).waitFor();
        await owner.goto('/login');
        await owner.press(texts.usePassword);
        await owner.write(texts.email, email);
        await owner.write(texts.password, PASSWORD);
        await owner.guest.step('44-sign-in');
        await owner.press(texts.signIn);
        await owner.arrive();
        await reader.leave();
        await forgetful.leave();
        await owner.leave(REFUSED);
      },
      600_000,
    );

    test.each(people.invitation)(
      '%s: an invitation opens the modal at the form for a new account; one that is used up says so',
      async (...person) => {
        const visitor = await visit(person);
        const { guest, texts } = visitor;
        await visitor.goto('/?invite_token=somebody-elses');
        await guest.page.getByRole('dialog').getByText(texts.subtitleSignUp).waitFor();
        await guest.step('46-invited');
        await visitor.write(texts.email, newAddress());
        await visitor.write(texts.password, PASSWORD);
        await visitor.press(texts.signUp);
        await guest.page.getByText(TEXTS[guest.language].common.reasons.INVITE_NOT_GOOD).waitFor();
        await guest.step('47-invitation-not-good');
        await visitor.leave(REFUSED);
      },
      600_000,
    );
  });
}
