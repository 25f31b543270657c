import { useTranslation } from 'react-i18next';
import styles from './ProgressBar.module.css';

/** How far a run is. The width is drawn as an SVG attribute: the page's policy allows no style attributes in markup. */
export function ProgressBar({ percent }: { percent: number }) {
  const { t } = useTranslation();
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('catalogue.played', { percent })}
    >
      <rect width="100" height="4" className={styles.rest} />
      <rect width={percent} height="4" className={styles.done} />
    </svg>
  );
}
