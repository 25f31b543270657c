import { readFileSync } from 'node:fs';
import { Authenticator } from '@fabula/kit/testing/authenticator';
import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { DESKTOP, PHONE } from './guest.ts';
import type { MailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import { TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';
const INVITATION = /\/\S*invite_token=[\w-]+/;

/** The team at its page: who comes by the console's link, and whom they invite. */
export function teamSuite(site: () => EmbeddedSite, mails: MailRoom): void {
  const join = async (visit: MailVisit, path: string): Promise<string> => {
    const { texts } = visit;
    const email = newAddress();
    await visit.goto(path);
    await visit.write(texts.email, email);
    await visit.write(texts.password, PASSWORD);
    await visit.press(texts.signUp);
    await visit.heading(texts.sent.title);
    await visit.follow(await mails.pathTo(email), texts.link.confirm);
    await visit.press(texts.link.confirmButton);
    await visit.arrive();
    return email;
  };

  /** In this browser, as if it were another one: by the password alone, to the team's page. */
  const returnTo = async (visit: MailVisit, email: string) => {
    const { texts } = visit;
    await visit.guest.page.context().clearCookies();
    await visit.goto('/login');
    await visit.press(texts.usePassword);
    await visit.write(texts.email, email);
    await visit.write(texts.password, PASSWORD);
    await visit.press(texts.signIn);
    await visit.arrive();
    await visit.goto('/admin');
  };

  /** From the secret on the page to the recovery codes; the team's page is open then. */
  const enrol = async (visit: MailVisit) => {
    const { team } = TEXTS[visit.guest.language];
    const { page } = visit.guest;
    await page.getByRole('img', { name: team.enrol.qr }).waitFor();
    await visit.guest.step('50-enrolment');
    const secret = (await page.locator('code').first().textContent()) ?? '';
    const authenticator = new Authenticator(secret.replaceAll(' ', ''));
    await visit.write(team.code, authenticator.wrongCode());
    await visit.press(team.enrol.confirm);
    await page.getByText(TEXTS[visit.guest.language].common.reasons.WRONG_CODE).waitFor();
    await visit.guest.step('51-wrong-code');
    await visit.write(team.code, await authenticator.code());
    await visit.press(team.enrol.confirm);
    await visit.heading(team.recovery.title);
    await visit.guest.step('52-recovery-codes');
    const codes = await page.locator('ol code').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await visit.press(team.recovery.kept);
    await page.getByRole('heading', { name: team.people.title }).waitFor();
    return { authenticator, codes };
  };

  describe('the team page', () => {
    test('is open to who has enrolled a second factor; a recovery code leads to a new one', async () => {
      const first = new MailVisit(await site().guest({ language: 'en', size: DESKTOP, inspected: true }));
      const { page } = first.guest;
      const { team, catalogue } = TEXTS.en;
      const path = await until(() => INVITATION.exec(readFileSync(site().stage.logFile, 'utf8'))?.[0]);
      const email = await join(
        first,
        new URL(path, first.guest.origin).pathname + new URL(path, first.guest.origin).search,
      );
      await first.press(catalogue.accountMenu);
      await page.getByRole('menuitem', { name: catalogue.teamPage }).click();
      const { authenticator, codes } = await enrol(first);

      await page.getByText(team.invitations.empty).waitFor();
      await page.getByText(`${email} (${team.people.you})`).waitFor();
      const colleague = newAddress();
      await first.write(team.invitations.email, colleague);
      await page.getByLabel(team.role, { exact: true }).selectOption('team');
      await first.press(team.invitations.make);
      const link = page.getByLabel(team.invitations.link.replace('{{email}}', colleague));
      await link.waitFor();
      await page.getByText(colleague, { exact: true }).waitFor();
      await first.guest.step('53-team');
      const second = new MailVisit(await site().guest({ language: 'fr', size: PHONE, inspected: true }));
      const invited = new URL(await link.inputValue());
      await second.goto(`${invited.pathname}${invited.search}`);
      await second.guest.page.getByText(second.texts.subtitleSignUp).waitFor();
      await second.guest.step('54-invited-to-the-team');
      await first.press(team.invitations.revokeOf.replace('{{email}}', colleague));
      await page.getByText(team.invitations.empty).waitFor();
      await second.goto('/admin');
      await second.button(second.texts.sendLink).waitFor();

      await returnTo(first, email);
      await page.getByRole('heading', { name: team.stepUp.title }).waitFor();
      await first.guest.step('55-step-up');
      await first.write(team.code, await authenticator.code());
      await first.press(team.stepUp.go);
      await page.getByRole('heading', { name: team.people.title }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: team.people.title }).waitFor();

      await returnTo(first, email);
      await first.press(team.stepUp.lost);
      await first.write(team.stepUp.recoveryCode, codes[0] ?? '');
      await first.press(team.stepUp.use);
      await enrol(first);
      await second.leave();
      await first.leave(/Failed to load resource: .* 4\d\d /);
    }, 600_000);
  });
}
