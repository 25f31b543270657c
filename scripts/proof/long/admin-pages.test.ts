import { beforeAll, describe, expect, test } from '@jest/globals';
import { accessibilityIssues } from '../browser/accessibility.ts';
import { enter, furnish, type House } from '../browser/admin-pages/house.ts';
import { ROUTES } from '../browser/admin-pages/pages.ts';
import { embeddedSite } from '../browser/embedded-site.ts';
import { DESKTOP, type Guest, PHONE } from '../browser/guest.ts';

/** In colours of one's own, the browser paints others than those that axe is told. */
const FORCED = { forcedColors: 'active', except: ['color-contrast'] } as const;

describe('every page of the authors and the team', () => {
  const site = embeddedSite('admin-pages');
  let house: House;
  let guest: Guest;
  beforeAll(async () => {
    house = await furnish(site());
    guest = await site().guest({ language: 'fr', size: DESKTOP });
    await enter(guest, house);
  }, 300_000);

  test.each(ROUTES.map((route) => [route.name, route] as const))(
    '%s keeps nobody out, large, small and in colours of one’s own',
    async (_, route) => {
      const { page } = guest;
      await page.setViewportSize(DESKTOP);
      await route.show({ page, house, language: 'fr' });
      const large = await accessibilityIssues(page);
      await page.emulateMedia({ forcedColors: FORCED.forcedColors });
      const forced = await accessibilityIssues(page, FORCED.except);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(PHONE);
      const small = await accessibilityIssues(page);
      expect({ large, forced, small }).toEqual({ large: [], forced: [], small: [] });
    },
  );

  test('none of them complained, or asked for what the policy refuses', () => {
    expect(guest.pageErrors.except(/status of 400 .*ConfirmFactor/)).toEqual([]);
  });
});
