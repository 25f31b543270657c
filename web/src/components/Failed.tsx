import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../lib/here.ts';
import { buttonClass } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Retry } from './Retry.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
}

/** A whole page that has nothing to show: what went wrong, another try, and the way out. */
export function Failed({ text, onRetry }: Props) {
  const { t } = useTranslation();
  const here = useHere();
  return (
    <Notice full role="alert">
      <p>{text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
      <Link to={here('/browse')} className={buttonClass({ kind: 'ghost' })}>
        {t('common.toCatalogue')}
      </Link>
    </Notice>
  );
}
