import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from './api.ts';
import styles from './Hint.module.css';

/** What to do here, and how long there is for it. */
export function Hint({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useTranslation();
  const left = view.controls?.turnsLeft;
  return (
    <p className={styles.hint}>
      {children}
      {left !== undefined && <span className="num">{t('play.choose.turnsLeft', { count: left })}</span>}
    </p>
  );
}
