import { DoorClosed, Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftSummary } from '../api.ts';
import styles from './stories.module.css';

/** What is out of the usual of a story: nobody may begin it, it waits for another author's answer. */
export function Badges({ story }: { story: DraftSummary }) {
  const { t } = useTranslation();
  return (
    <>
      {story.isClosed && (
        <span className={styles.pill} data-kind="off">
          <DoorClosed className="ico" aria-hidden="true" />
          {t('admin.stories.closed')}
        </span>
      )}
      {story.isOffered && (
        <span className={styles.pill} data-kind="mid">
          <Handshake className="ico" aria-hidden="true" />
          {t('admin.stories.offered')}
        </span>
      )}
    </>
  );
}
