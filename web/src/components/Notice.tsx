import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './Notice.module.css';

const SLOW_MS = 6000;

interface Props {
  children: ReactNode;
  /** Fills the window. */
  full?: boolean;
  role?: 'alert' | 'status';
}

/** What a page says when it has nothing else to show: loading, empty or failed. */
export function Notice({ children, full = false, role = 'status' }: Props) {
  return (
    <div className={classes(styles.notice, full && styles.full)} role={role}>
      {children}
    </div>
  );
}

/** Three discs of lamp light, and after a while a word that it takes long. */
export function Loading({ full = false, children }: { full?: boolean; children?: ReactNode }) {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice full={full}>
      <span className={styles.lamps} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p>{children ?? t('common.loading')}</p>
      {slow && <p>{t('common.slow')}</p>}
    </Notice>
  );
}
