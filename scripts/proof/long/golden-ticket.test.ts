import { expect, test } from '@jest/globals';
import { embeddedHouse } from '../browser/embedded-house.ts';
import { DESKTOP } from '../browser/guest.ts';
import { earnTicket, redeemTicket, seePermanent } from '../browser/ticket.ts';

const house = embeddedHouse('golden-ticket-long');

test('a golden ticket is earned and redeemed in French, with everything that moves', async () => {
  const media = { reducedMotion: 'no-preference' } as const;
  const guest = await house().guest({ language: 'fr', size: DESKTOP, media });
  await earnTicket(guest);
  const name = await redeemTicket(guest);
  expect(await seePermanent(guest)).toContain(name);
  expect(guest.troubles.except()).toEqual([]);
  await guest.leave();
});
