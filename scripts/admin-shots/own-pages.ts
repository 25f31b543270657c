import type { House } from '../proof/browser/admin-pages/house.ts';
import type { Guest } from '../proof/browser/guest.ts';
import { signIn } from '../proof/browser/lobby.ts';
import { TEXTS } from '../proof/browser/texts.ts';

/** What an author sees who has no story and may read one; one after the other. */
export const ownPages: readonly { readonly name: string; show(guest: Guest, house: House): Promise<void> }[] =
  [
    {
      name: 'my-stories-and-new-author',
      show: async (guest, { origin, reader }) => {
        await signIn(guest, reader.email);
        await reader.token();
        await guest.page.goto(`${origin}/${await reader.profileId()}/browse`);
        await guest.page.getByRole('heading', { name: TEXTS[guest.language].admin.mine.title }).waitFor();
      },
    },
    {
      name: 'read-only',
      show: async ({ page }, { origin, begun }) => {
        await page.goto(`${origin}${await begun.momentPage('the-question')}`);
        await page.locator('.cm-content').waitFor({ state: 'attached' });
      },
    },
    {
      name: 'offline',
      show: async ({ page, context, language }) => {
        await context.setOffline(true);
        const { offline } = { offline: TEXTS[language].admin.saving.offline_one.split(',')[0] ?? '' };
        await page.getByText(offline).first().waitFor();
      },
    },
  ];
