import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import { toApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';

/** Asks for the second factor where a call was refused for want of it. */
export function useFactorWanted(error: unknown, onFactorWanted: () => void): void {
  const isWanted = error !== undefined && toApiError(error).reason === 'FACTOR_WANTED';
  useEffect(() => {
    if (isWanted) onFactorWanted();
  }, [isWanted, onFactorWanted]);
}

/** In the place of a list that is not there: it comes, or it failed. */
export function Rest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error === undefined) return <Loading />;
  return (
    <Notice role="alert">
      <p>{errorText(t, error)}</p>
      <Retry onRetry={onRetry} />
    </Notice>
  );
}
