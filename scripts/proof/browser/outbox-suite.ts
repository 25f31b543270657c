import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { PHONE } from './guest.ts';
import { MailVisit, newAddress } from './mail-visit.ts';

/** The page of the site's mails, as the console tells of it. */
const mailsPage = (logFile: string): string => {
  const [page] = /http\S+\/auth\/outbox\?key=\S+/.exec(readFileSync(logFile, 'utf8')) ?? [];
  if (!page) throw new Error('the console tells where the mails stand');
  return page;
};

/** Runs in the page: whether its browser is signed in still. */
async function sessionGoesOn(): Promise<boolean> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  return (await fetch('/api/fabula.auth.v1.AuthService/ResumeSession', asked)).ok;
}

/** A site that sends no mail, as somebody has it who tries it out. */
export function outboxSuite(site: () => EmbeddedSite): void {
  const openLink = async ({ guest }: MailVisit, email: string) => {
    const link = guest.page.locator('article', { hasText: email }).locator('a[href*="/link#"]');
    await until(async () => {
      await guest.page.goto(mailsPage(site().stage.logFile));
      return (await link.count()) > 0 || undefined;
    });
    await link.click();
  };

  describe('a site without a mail server', () => {
    test('says so, and the link on its page of mails signs in', async () => {
      const visit = new MailVisit(await site().guest({ language: 'en', inspected: true }));
      const { guest, texts } = visit;
      const email = newAddress();
      await visit.goto('/login');
      await visit.askForLink(email);
      await guest.page.getByText('on its outbox page').waitFor();
      await guest.step('45-outbox');
      const waiting = await guest.openAnother();
      await openLink(visit, email);
      await visit.press(texts.signIn);
      await visit.arrive();
      guest.turnTo(waiting);
      await visit.arrive();
      expect(guest.page.url()).toContain('/browse');
      await visit.leave();
    }, 600_000);

    test('tells whoever reads a mailbox that its account was never confirmed, before it is lost', async () => {
      const owner = new MailVisit(await site().guest({ language: 'fr', size: PHONE, inspected: true }));
      const email = newAddress();
      await owner.goto('/signup');
      await owner.write(owner.texts.email, email);
      await owner.write(owner.texts.password, 'a light that says no');
      await owner.press(owner.texts.signUp);
      await owner.arrive();
      const reader = new MailVisit(await site().guest({ language: 'fr', size: PHONE, inspected: true }));
      const { texts, guest } = reader;
      await reader.goto('/login');
      await reader.askForLink(email);
      await openLink(reader, email);
      await reader.press(texts.signIn);
      await reader.heading(texts.link.anew.title);
      await guest.step('46-never-confirmed');
      expect(await owner.guest.page.evaluate(sessionGoesOn)).toBe(true);
      await reader.press(texts.link.anew.begin);
      await reader.arrive();
      expect(await owner.guest.page.evaluate(sessionGoesOn)).toBe(false);
      await owner.leave(/Failed to load resource: .* 4\d\d /);
      await reader.leave(/Failed to load resource: .* 4\d\d /);
    }, 600_000);
  });
}
