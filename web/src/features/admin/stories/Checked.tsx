import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftSummary } from '../api.ts';
import styles from './stories.module.css';

/** What the site's own checker said of the draft last. */
export function Checked({ story }: { story: DraftSummary }) {
  const { t } = useTranslation();
  const { errors, warnings, checkedRevision, origin } = story;
  if (origin === 'folder') return <span className={styles.note}>{t('admin.stories.inFolder')}</span>;
  if (checkedRevision === undefined)
    return <span className={styles.note}>{t('admin.stories.unchecked')}</span>;
  if (errors > 0)
    return (
      <span className={styles.pill} data-kind="no">
        <CircleX className="ico" aria-hidden="true" />
        {t('admin.stories.errors', { count: errors })}
      </span>
    );
  if (warnings > 0)
    return (
      <span className={styles.pill} data-kind="mid">
        <TriangleAlert className="ico" aria-hidden="true" />
        {t('admin.stories.warnings', { count: warnings })}
      </span>
    );
  return (
    <span className={styles.pill} data-kind="ok">
      <CircleCheck className="ico" aria-hidden="true" />
      {t('admin.stories.sound')}
    </span>
  );
}
