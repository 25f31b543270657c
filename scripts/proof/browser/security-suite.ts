import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enrolInPage, keepCodes } from './enrol-in-page.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { keyboard, pointer } from './input-device.ts';
import type { MailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import type { Site } from './site.ts';
import { someone } from './someone.ts';
import { TEXTS } from './texts.ts';

/** What the console says of a call that was refused. */
const REFUSED = /Failed to load resource: .* 4\d\d /;
const START = '**/fabula.auth.v1.AuthService/StartFactor';
const TOO_OLD = {
  code: 'failed_precondition',
  message: '',
  details: [{ debug: { code: 'PROOF_TOO_OLD' } }],
};

/** Nobody waits ten minutes here: the server's refusal comes at once, once. */
async function ageProof(page: Page): Promise<void> {
  await page.route(START, (route) => route.fulfill({ status: 400, json: TOO_OLD }), { times: 1 });
}

/** The profile's section Security, from no second factor to one, and back. */
export function securitySuite(site: () => Site, mails: MailRoom): void {
  describe('the security of a profile', () => {
    test.each(
      someone([
        ['fr', PHONE, pointer],
        ['es', DESKTOP, keyboard],
        ['en', DESKTOP, pointer],
      ] as const),
    )(
      '%s: a factor is added after a link that comes back here, its codes are renewed, it is removed; the account is closed',
      async (language, size, inputDevice) => {
        const visit = new MailVisit(await site().guest({ language, size, inputDevice, inspected: true }));
        const { guest, texts } = visit;
        const { profile, factor, common } = TEXTS[language];
        const email = newAddress();
        await visit.goto('/login');
        await visit.askForLink(email);
        await visit.follow(await mails.pathTo(email), texts.link.signIn);
        await visit.press(texts.signIn);
        await visit.arrive();
        await visit.goto('/profile');
        await guest.page.getByText(profile.security.none).scrollIntoViewIfNeeded();
        await guest.step('60-security');

        await ageProof(guest.page);
        await visit.press(profile.security.add);
        await guest.page.getByRole('heading', { name: factor.prove.title }).waitFor();
        await guest.step('61-prove-again');
        await visit.press(factor.prove.orLink);
        await visit.heading(factor.prove.sentTitle);
        await guest.step('62-link-sent');
        const waiting = await guest.openAnother();
        await visit.follow(await mails.pathTo(email, 2), texts.link.signIn);
        await visit.press(texts.signIn);
        await guest.page.getByText(profile.security.none).waitFor();
        guest.turnTo(waiting);
        // A browser copies nothing for a tab that nobody looks at.
        await waiting.bringToFront();

        const { authenticator } = await enrolInPage(visit);
        await visit.heading(profile.security.title);
        await guest.page.getByText(profile.security.done.added).waitFor();
        await guest.page.getByText(profile.security.left.replace('{{left}}', '10')).waitFor();
        await guest.step('63-with-factor');

        await visit.press(profile.security.codes);
        await guest.step('64-new-codes');
        await visit.write(factor.code, await authenticator.code());
        await visit.press(profile.security.codes);
        await keepCodes(visit);
        await visit.heading(profile.security.title);
        await visit.press(profile.security.remove);
        await guest.step('65-remove');
        await visit.write(factor.code, await authenticator.code());
        await visit.press(profile.security.remove);
        await guest.page.getByText(profile.security.done.removed).waitFor();
        await guest.page.getByText(profile.security.none).waitFor();

        await visit.press(profile.security.everywhere);
        const dialog = guest.page.getByRole('dialog');
        await dialog.getByText(profile.security.everywhereText).waitFor();
        await guest.step('66-everywhere');
        await guest.inputDevice.press(dialog.getByRole('button', { name: profile.security.everywhere }));
        await visit.button(texts.sendLink).waitFor();
        expect((await guest.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

        await visit.goto('/login');
        await visit.askForLink(email);
        // Before it came two links, and that a factor was added and removed.
        await visit.follow(await mails.pathTo(email, 5), texts.link.signIn);
        await visit.press(texts.signIn);
        await visit.arrive();
        await visit.goto('/profile');
        await visit.press(profile.security.close);
        const address = factor.address.label.replace('{{email}}', email);
        await visit.write(address, 'somebody@players.example');
        await visit.press(profile.security.closeButton);
        await guest.page.getByText(factor.address.other).waitFor();
        await guest.step('67-close-account');
        await guest.page.getByLabel(address, { exact: true }).clear();
        await visit.write(address, email);
        await visit.press(profile.security.closeButton);
        await guest.page.getByRole('heading', { name: profile.security.closedTitle }).waitFor();
        await guest.step('68-closed');
        await guest.inputDevice.press(dialog.getByRole('button', { name: common.error.confirm }));
        await visit.button(texts.sendLink).waitFor();
        await visit.leave(REFUSED);
      },
      600_000,
    );
  });
}
