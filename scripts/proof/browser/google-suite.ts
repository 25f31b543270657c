import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { StandIn } from '../../../services/auth/test/google/stand-in.ts';
import { DESKTOP, PHONE } from './guest.ts';
import { MailVisit, newAddress } from './mail-visit.ts';
import type { Site } from './site.ts';
import { someone } from './someone.ts';
import { TEXTS } from './texts.ts';

/** Where people come back to: auth's own address, or that of Keycloak's broker. */
const RETURN_PATHS = ['/auth/google/return', '/realms/fabula/broker/google/endpoint'];

/** By a Google account, and back: with a provider of this machine that stands in for it. */
export function googleSuite(site: () => Site, google: () => StandIn): void {
  describe('the Google button', () => {
    test.each(
      someone([
        ['en', DESKTOP],
        ['fr', PHONE],
      ] as const),
    )(
      '%s: leads to Google and back to the story that was chosen; who cancels there is told',
      async (language, size) => {
        const visit = new MailVisit(await site().guest({ language, size, inspected: true }));
        const { guest, texts } = visit;
        for (const path of RETURN_PATHS) google().redirectUris.push(guest.origin + path);
        google().chosen = undefined;
        await visit.goto('/login');
        await visit.button(texts.google.signIn).waitFor();
        await guest.step('48-google');
        await visit.press(texts.google.signIn);
        await guest.page.getByText(texts.google.problem.cancelled).waitFor();
        await guest.step('49-google-cancelled');
        google().chosen = { subject: randomUUID(), email: newAddress(), isEmailProven: true };
        await visit.goto('/');
        await guest.inputDevice.press(guest.page.locator('[data-story="put-out-the-light"]').first());
        await visit.press(TEXTS[language].catalogue.launch);
        await visit.press(texts.google.signIn);
        await visit.button(TEXTS[language].launch.start).waitFor();
        expect(guest.page.url()).toMatch(/\/launch\/[^?]+$/);
        await guest.page.reload();
        await visit.button(TEXTS[language].launch.start).waitFor();
        await visit.leave();
      },
      600_000,
    );
  });
}
