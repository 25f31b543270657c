import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { ShortDialog } from '../../components/ShortDialog.tsx';

interface Props {
  /** The player is asked, or the run is made. */
  busy: boolean;
  onRetry: () => void;
  onType: () => void;
  onClose: () => void;
}

/** After a refusal: ask again, or play without a voice. */
export default function MicrophoneDialog({ busy, onRetry, onType, onClose }: Props) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button kind="lamp" disabled={busy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button kind="ghost" disabled={busy} onClick={onType}>
        {t('launch.withoutMicrophone')}
      </Button>
    </>
  );
  return (
    <ShortDialog role="alert" title={t('launch.microphone')} actions={actions} onClose={onClose}>
      <p>{t('launch.microphoneHelp')}</p>
    </ShortDialog>
  );
}
