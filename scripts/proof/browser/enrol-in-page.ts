import { readFileSync } from 'node:fs';
import { Authenticator } from '@fabula/kit/testing/authenticator';
import { expect } from '@jest/globals';
import type { MailVisit } from './mail-visit.ts';
import { TEXTS } from './texts.ts';

/** A browser that is driven copies nothing unless it is told that it may. */
const MAY_COPY = ['microphone', 'clipboard-read', 'clipboard-write'];

/** From the secret that the page shows to the recovery codes, which are kept as a file. */
export async function enrolInPage(visit: MailVisit) {
  const { factor, common } = TEXTS[visit.guest.language];
  const { page } = visit.guest;
  await page.context().grantPermissions(MAY_COPY);
  await page.getByRole('img', { name: factor.enrol.qr }).waitFor();
  await visit.press(factor.enrol.copy);
  await page.getByText(factor.copied, { exact: true }).waitFor();
  await visit.guest.step('50-enrolment');
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const authenticator = new Authenticator(secret.replaceAll(' ', ''));
  await visit.write(factor.code, authenticator.wrongCode());
  await visit.press(factor.enrol.confirm);
  await page.getByText(common.reasons.WRONG_CODE).waitFor();
  await visit.guest.step('51-wrong-code');
  await visit.write(factor.code, await authenticator.code());
  await visit.press(factor.enrol.confirm);
  return { authenticator, codes: await keepCodes(visit) };
}

/** Recovery codes are shown: they are downloaded and copied, and the page goes on. */
export async function keepCodes(visit: MailVisit): Promise<readonly string[]> {
  const { factor } = TEXTS[visit.guest.language];
  const { page, inputDevice } = visit.guest;
  await visit.heading(factor.recovery.title);
  await visit.guest.step('52-recovery-codes');
  const codes = await page.locator('ol code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const file = page.waitForEvent('download');
  await inputDevice.press(page.getByRole('link', { name: factor.recovery.download }));
  expect(readFileSync(await (await file).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await visit.press(factor.recovery.copy);
  await page.getByText(factor.copied, { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join('\n')}\n`);
  await visit.press(factor.recovery.kept);
  return codes;
}
