import { useTranslation } from 'react-i18next';
import { CONTENT_ID } from '../components/Main.tsx';
import { TEST_IDS } from '../lib/testids.ts';
import { useAnnounced } from '../lib/title.ts';
import styles from './Guide.module.css';

/** For who does not see the page or use a pointer: past its head at a key, and what page has come. */
export function Guide() {
  const { t } = useTranslation();
  const announced = useAnnounced();
  return (
    <>
      <a
        className={styles.skip}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // By hand: the address is the router's.
          event.preventDefault();
          document.getElementById(CONTENT_ID)?.focus();
        }}
      >
        {t('common.skipToContent')}
      </a>
      <p className="sr" role="status" data-testid={TEST_IDS.announced}>
        {announced}
      </p>
    </>
  );
}
