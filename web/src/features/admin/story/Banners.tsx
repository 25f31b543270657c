import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import styles from '../shell/shell.module.css';

interface Props {
  /** Pages of an earlier visit whose changes could not be sent. */
  left: number;
}

/** What somebody who writes here has to know first. */
export function Banners({ left }: Props) {
  const { t } = useTranslation();
  const { head } = useDraft();
  const saving = useOfDraft((draft) => draft.saving);
  const unsent = useOfDraft((draft) => draft.unsent);
  // What comes while somebody types moves nothing away from under their hands.
  const over = classes(styles.banner, styles.over);
  return (
    <>
      {left > 0 && <p className={styles.banner}>{t('admin.banner.left', { count: left })}</p>}
      {head.myRole === 'reader' && <p className={styles.banner}>{t('admin.banner.reader')}</p>}
      {saving.kind === 'offline' && <p className={over}>{t('admin.banner.offline', { count: unsent })}</p>}
      {saving.kind === 'locked' && (
        <p className={over} data-kind="bad" role="alert">
          {t('admin.banner.locked')}
        </p>
      )}
    </>
  );
}
