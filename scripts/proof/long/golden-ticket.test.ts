import { describe, expect, test } from '@jest/globals';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, PHONE } from '../browser/guest.ts';
import { SCENES } from '../browser/texts.ts';
import { earnTicket, redeemTicket, seePermanent } from '../browser/ticket.ts';

describe('a golden ticket is earned by rank A, and makes somebody permanent, who joins another story', () => {
  const site = embeddedSite('golden-ticket');

  test.each([
    { language: 'en', size: PHONE, inspected: true },
    { language: 'fr', size: DESKTOP, media: { reducedMotion: 'no-preference' } },
  ] as const)('%j', async (options) => {
    const guest = await site().guest(options);
    await earnTicket(guest);
    const name = await redeemTicket(guest);
    expect(name).not.toBe('');
    const card = await seePermanent(guest);
    expect(card).toContain(name);
    expect(card).toContain(SCENES[options.language].finishes.permanent);
    expect(guest.accessibilityIssues).toEqual([]);
    expect(guest.pageErrors.except()).toEqual([]);
    await guest.leave();
  });
});
