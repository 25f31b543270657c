import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessibilityIssues } from '../browser/accessibility.ts';
import { enter, furnish, type House } from '../browser/admin-pages/house.ts';
import { ROUTES, STATES } from '../browser/admin-pages/pages.ts';
import { embeddedSite } from '../browser/embedded-site.ts';
import { tooWide } from '../browser/fits.ts';
import { DESKTOP, type Guest, PHONE } from '../browser/guest.ts';

/** In colours of one's own, the browser paints others than those that axe is told. */
const FORCED = { forcedColors: 'active', except: ['color-contrast'] } as const;
const PAGES = [...ROUTES, ...STATES].map((page) => [page.name, page] as const);
/** What pages in these states are answered, and say in their console. */
const CAUSED = [/status of 400 .*ConfirmFactor/, /status of 404 .*AuthoringService/];

describe('every page of the authors and the team', () => {
  const site = embeddedSite('admin-pages');
  let house: House;
  beforeAll(async () => {
    house = await furnish(site());
  }, 300_000);

  describe.each(['en', 'fr'] as const)('in %s', (language) => {
    let guest: Guest;
    beforeAll(async () => {
      guest = await site().guest({ language, size: DESKTOP });
      await enter(guest, house);
    }, 300_000);
    afterAll(() => guest?.leave());

    test.each(PAGES)('%s keeps nobody out, large, small and in colours of one’s own', async (_, { show }) => {
      const { page } = guest;
      await page.setViewportSize(DESKTOP);
      await show({ page, house, language });
      const large = [...(await accessibilityIssues(page)), ...(await tooWide(page))];
      await page.emulateMedia({ forcedColors: FORCED.forcedColors });
      const forced = await accessibilityIssues(page, FORCED.except);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(PHONE);
      const small = [...(await accessibilityIssues(page)), ...(await tooWide(page))];
      expect({ large, forced, small }).toEqual({ large: [], forced: [], small: [] });
    });

    test('none of them complained, or asked for what the policy refuses', () => {
      expect(guest.pageErrors.except(...CAUSED)).toEqual([]);
    });
  });
});
