import { useTranslation } from 'react-i18next';
import { Loading, Notice } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { authoringFailure } from '../failure.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of stories that are not there yet. */
export function Awaited({ error, onRetry }: Props) {
  const { t } = useTranslation();
  if (error === undefined) return <Loading />;
  return (
    <Notice role="alert">
      <p>{authoringFailure(t, error)}</p>
      <Retry onRetry={onRetry} />
    </Notice>
  );
}
