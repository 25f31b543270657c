import { describe, expect, test } from '@jest/globals';
import { embeddedHouse } from './embedded-house.ts';
import { PHONE } from './guest.ts';
import { TEXTS } from './texts.ts';
import { earnTicket, redeemTicket, seePermanent } from './ticket.ts';

describe('a golden ticket', () => {
  const house = embeddedHouse('golden-ticket');

  test('is earned by rank A, and makes somebody permanent, who joins another story', async () => {
    const guest = await house().guest({ language: 'en', size: PHONE, inspected: true });
    await earnTicket(guest);
    const name = await redeemTicket(guest);
    expect(name).not.toBe('');
    const card = await seePermanent(guest);
    expect(card).toContain(name);
    expect(card).toContain(TEXTS.en.play.finishes.permanent);
    expect(guest.barriers).toEqual([]);
    expect(guest.troubles.except()).toEqual([]);
    await guest.leave();
  }, 900_000);
});
