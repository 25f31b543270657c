import { useTranslation } from 'react-i18next';
import styles from './Conflict.module.css';
import type { Typing } from './useTyping.ts';

/** Somebody else changed what is being typed here: both are shown, and nothing is dropped until somebody chooses. */
export function Conflict({ typing }: { typing: Typing }) {
  const { t } = useTranslation();
  if (typing.theirs === undefined) return null;
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('adminForms.conflict.title')}</p>
      <blockquote>{typing.theirs || t('adminForms.conflict.nothing')}</blockquote>
      <div className={styles.actions}>
        <button type="button" onClick={typing.keepMine}>
          {t('adminForms.conflict.keepMine')}
        </button>
        <button type="button" onClick={typing.takeTheirs}>
          {t('adminForms.conflict.takeTheirs')}
        </button>
      </div>
    </div>
  );
}
