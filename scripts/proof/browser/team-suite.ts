import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import { enrolInPage } from './enrol-in-page.ts';
import { DESKTOP, PHONE } from './guest.ts';
import type { MailRoom } from './mail-room.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import type { Site } from './site.ts';
import { TEXTS } from './texts.ts';

const PASSWORD = 'a light that says no';
const INVITATION = /\/\S*invite_token=[\w-]+/;

/** The team at its page: who comes by the console's link, and whom they invite. */
export function teamSuite(site: () => Site, mails: MailRoom): void {
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
    await visit.goto('/admin/team');
  };

  /** Another session takes the place of this one, in another tab and by the password alone. */
  const loseFactor = async ({ guest: { page } }: MailVisit, email: string) => {
    const taken = page.waitForResponse((response) => response.url().endsWith('/auth/token'));
    await page.evaluate(signInBeside, { email, password: PASSWORD });
    await taken;
  };

  const enrol = async (visit: MailVisit) => {
    const enrolled = await enrolInPage(visit);
    await visit.guest.page
      .getByRole('heading', { name: TEXTS[visit.guest.language].team.people.title })
      .waitFor();
    return enrolled;
  };

  /** A player is disabled, enabled again and deleted on the page of somebody else, who reads that in the list of what was done. */
  const secondLeaves = async (first: MailVisit, second: MailVisit) => {
    const { page } = first.guest;
    const { people, audit } = TEXTS.en.team;
    const email = newAddress();
    const about = (text: string) => text.replace('{{email}}', email);
    await second.askForLink(email);
    await second.follow(await mails.pathTo(email), second.texts.link.signIn);
    await second.press(second.texts.signIn);
    await second.arrive();

    await page.reload();
    const dialog = page.getByRole('dialog');
    await first.press(about(people.disableOf));
    await dialog.getByText(about(people.disableText)).waitFor();
    await first.guest.step('57-disable');
    await first.guest.inputDevice.press(dialog.getByRole('button', { name: people.disable }));
    await first.button(about(people.enableOf)).waitFor();
    await second.goto('/browse');
    await second.button(TEXTS.fr.catalogue.connect).waitFor();
    await first.press(about(people.enableOf));
    await first.guest.inputDevice.press(dialog.getByRole('button', { name: people.enable }));
    await first.button(about(people.disableOf)).waitFor();

    await page.setViewportSize(PHONE);
    await first.button(about(people.deleteOf)).scrollIntoViewIfNeeded();
    await first.guest.step('57-people-phone');
    await page.setViewportSize(DESKTOP);
    await first.press(about(people.deleteOf));
    const address = TEXTS.en.factor.address;
    await first.write(about(address.label), 'somebody@players.example');
    await first.guest.inputDevice.press(dialog.getByRole('button', { name: people.delete }));
    await dialog.getByText(address.other).waitFor();
    await first.guest.step('58-delete');
    await first.write(about(address.label), email);
    await first.guest.inputDevice.press(dialog.getByRole('button', { name: people.delete }));
    await dialog.waitFor({ state: 'detached' });
    await first.button(about(people.deleteOf)).waitFor({ state: 'detached' });
    await first.press(audit.update);
    await page
      .getByText(audit.actions['account-deleted'].split('{{')[0] ?? '')
      .first()
      .waitFor();
    await page.getByText(audit.actions['invite-revoked']).first().waitFor();
    await page.getByRole('heading', { name: audit.title }).scrollIntoViewIfNeeded();
    await first.guest.step('59-what-was-done');
    // The same on a telephone.
    await page.setViewportSize(PHONE);
    await page.locator('time').nth(4).scrollIntoViewIfNeeded();
    await first.guest.step('59-what-was-done-phone');
    await page.setViewportSize(DESKTOP);
    await second.leave(/Failed to load resource: .* 4\d\d /);
  };

  describe('the team page', () => {
    test('is open to who has enrolled a second factor; a recovery code leads to a new one', async () => {
      const first = new MailVisit(await site().guest({ language: 'en', size: DESKTOP, inspected: true }));
      const { page } = first.guest;
      const { team, factor, catalogue } = TEXTS.en;
      const path = await until(() => INVITATION.exec(readFileSync(site().logFile, 'utf8'))?.[0]);
      const email = await join(
        first,
        new URL(path, first.guest.origin).pathname + new URL(path, first.guest.origin).search,
      );
      await first.press(catalogue.accountMenu);
      await page.getByRole('menuitem', { name: catalogue.teamPage }).click();
      await page.getByRole('img', { name: factor.enrol.qr }).waitFor();
      await first.goto('/admin/team');
      const { authenticator, codes } = await enrol(first);

      await page.getByText(team.invitations.empty).waitFor();
      await page.getByText(`${email} (${team.people.you})`).first().waitFor();
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
      await second.goto('/admin/team');
      await second.button(second.texts.sendLink).waitFor();

      await secondLeaves(first, second);

      await loseFactor(first, email);
      const another = newAddress();
      await first.write(team.invitations.email, another);
      await first.press(team.invitations.make);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: factor.stepUp.title }).waitFor();
      await first.guest.step('56-factor-wanted');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByLabel(team.invitations.email, { exact: true }).inputValue()).toBe(another);
      await first.press(team.invitations.make);
      await first.write(factor.code, await authenticator.code());
      await first.press(factor.stepUp.go);
      await page.getByLabel(team.invitations.link.replace('{{email}}', another)).waitFor();
      await first.press(team.invitations.revokeOf.replace('{{email}}', another));
      await page.getByText(team.invitations.empty).waitFor();

      await returnTo(first, email);
      await page.getByRole('heading', { name: factor.stepUp.title }).waitFor();
      await first.guest.step('55-step-up');
      await first.write(factor.code, await authenticator.code());
      await first.press(factor.stepUp.go);
      await page.getByRole('heading', { name: team.people.title }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: team.people.title }).waitFor();

      await returnTo(first, email);
      await first.press(factor.stepUp.lost);
      await first.write(factor.stepUp.recoveryCode, codes[0] ?? '');
      await first.press(factor.stepUp.use);
      await enrol(first);
      await first.leave(/Failed to load resource: .* 4\d\d /);
    }, 600_000);
  });
}

/** In the page: what another tab does that signs in. */
async function signInBeside(credentials: { readonly email: string; readonly password: string }) {
  await fetch('/api/fabula.auth.v1.AuthService/SignInWithPassword', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'connect-protocol-version': '1' },
    body: JSON.stringify(credentials),
  });
  new BroadcastChannel('fabula-session').postMessage('in');
}
