import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../lib/here.ts';
import { buttonClass } from './Button.tsx';

/** The way out of a page that has nothing to show. */
export function ToCatalogue() {
  const { t } = useTranslation();
  const here = useHere();
  return (
    <Link to={here('/browse')} className={buttonClass({ kind: 'ghost' })}>
      {t('common.toCatalogue')}
    </Link>
  );
}
