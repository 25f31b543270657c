import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/withTexts.ts';
import { useSession } from '../../lib/session/current.ts';
import styles from './Header.module.css';

const load = () => withTexts(import('./OpenAccountMenu.tsx'));
const OpenAccountMenu = lazy(load);

/** The account's button. Its menu is fetched when somebody means to open it. */
export default function AccountMenu() {
  const [wanted, setWanted] = useState(false);
  const closed = <Closed onOpen={() => setWanted(true)} />;
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenAccountMenu />
    </Suspense>
  );
}

function Closed({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-label={t('catalogue.accountMenu')}
      aria-haspopup="menu"
      aria-expanded="false"
      data-initial={user?.email.charAt(0).toUpperCase() || '?'}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={onOpen}
    />
  );
}
