import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import styles from '../../components/Confirm.module.css';
import { Dialog, DialogTitle } from '../../components/Dialog.tsx';

interface Props {
  open: boolean;
  onRetry: () => void;
  onType: () => void;
  onClose: () => void;
}

/** After a refusal: ask again, or play without a voice. */
export default function MicrophoneDialog({ open, onRetry, onType, onClose }: Props) {
  const { t } = useTranslation();
  const title = t('launch.microphone');
  return (
    <Dialog open={open} onClose={onClose} title={title} titled narrow>
      <div className={styles.confirm} role="alert">
        <DialogTitle asChild>
          <h2>{title}</h2>
        </DialogTitle>
        <p>{t('launch.microphoneHelp')}</p>
        <div className={styles.actions}>
          <Button kind="lamp" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <Button kind="ghost" onClick={onType}>
            {t('launch.withoutMicrophone')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
