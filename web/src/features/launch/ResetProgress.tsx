import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { useResetProgressMutation } from './api.ts';

const Confirm = lazy(async () => ({ default: (await import('../../components/Confirm.tsx')).Confirm }));

interface Props {
  storyId: string;
  isClosed: boolean;
  /** A run is going on. */
  isPlaying: boolean;
}

/** A way back to the beginning, that asks first. */
export function ResetProgress({ storyId, isClosed, isPlaying }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [reset, { isLoading, isError }] = useResetProgressMutation();
  const confirm = async () => {
    const answer = await reset({ storyId });
    if (!answer.error) setAsking(false);
  };
  const lost = [
    t('launch.resetDialog.text'),
    ...(isPlaying ? [t('launch.resetDialog.playing')] : []),
    ...(isClosed ? [t('launch.resetDialog.closed')] : []),
  ];
  return (
    <>
      <Button kind="link" onClick={() => setAsking(true)}>
        {t('launch.reset')}
      </Button>
      <Suspense fallback={null}>
        {asking && (
          <Confirm
            title={t('launch.resetDialog.title')}
            text={lost.join(' ')}
            confirm={t('launch.resetDialog.confirm')}
            busy={isLoading}
            problem={isError ? t('launch.resetFailed') : undefined}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
