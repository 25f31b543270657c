import type { TFunction } from 'i18next';
import { LinkPage } from '../features/auth/link/LinkPage.tsx';
import { auth } from '../lib/i18n/en/auth.ts';
import { WithStore } from './WithStore.tsx';

export const texts = { auth };
export const title = (t: TFunction) => t('auth.link.page');

/** Where a mailed link leads, whoever follows it. */
export default function MailedLink() {
  return (
    <WithStore>
      <LinkPage />
    </WithStore>
  );
}
