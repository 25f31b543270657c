import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/errorText.ts';
import { Button } from '../Button.tsx';
import { Loading, Notice } from '../Notice.tsx';
import { Retry } from '../Retry.tsx';
import { wantsFactor } from './wantsFactor.ts';

/** In the place of what is not there: it comes, or it failed. */
export function Rest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error === undefined) return <Loading />;
  return (
    <Notice role="alert">
      <p>{errorText(t, error)}</p>
      {/* Nobody is asked for a code again and again who did not want to give one. */}
      {wantsFactor(error) ? (
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      ) : (
        <Retry onRetry={onRetry} />
      )}
    </Notice>
  );
}
