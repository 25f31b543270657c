import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { until } from '../until.ts';
import type { EmbeddedSite } from './embedded-site.ts';
import { MailVisit, newAddress } from './mail-visit.ts';

/** The page of the site's mails, as the console tells of it. */
const mailsPage = (logFile: string): string => {
  const [page] = /http\S+\/auth\/outbox\?key=\S+/.exec(readFileSync(logFile, 'utf8')) ?? [];
  if (!page) throw new Error('the console tells where the mails stand');
  return page;
};

/** A site that sends no mail, as somebody has it who tries it out. */
export function outboxSuite(site: () => EmbeddedSite): void {
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
      const link = guest.page.locator('article', { hasText: email }).locator('a[href*="/link#"]');
      await until(async () => {
        await guest.page.goto(mailsPage(site().stage.logFile));
        return (await link.count()) > 0 || undefined;
      });
      await link.click();
      await visit.press(texts.signIn);
      await visit.arrive();
      guest.turnTo(waiting);
      await visit.arrive();
      expect(guest.page.url()).toContain('/browse');
      await visit.leave();
    }, 600_000);
  });
}
