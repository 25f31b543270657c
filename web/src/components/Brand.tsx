import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../lib/here.ts';
import styles from './Brand.module.css';
import { Mark } from './Mark.tsx';

/** The mark and the name; leads home. */
export function Brand() {
  const { t } = useTranslation();
  const here = useHere();
  return (
    <Link className={styles.brand} to={here('/')} aria-label={t('common.home')}>
      <Mark />
      <span>Fabula</span>
    </Link>
  );
}
