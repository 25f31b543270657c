import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import styles from './TestSign.module.css';

/** Over every screen of a test run: that it is one, and the way out. */
export function TestSign() {
  const { t } = useTranslation();
  const here = useHere();
  return (
    <aside className={styles.sign}>
      <FlaskConical className="ico" aria-hidden="true" />
      <p>{t('play.test.sign')}</p>
      <Link to={here('/browse')}>{t('play.test.leave')}</Link>
    </aside>
  );
}
