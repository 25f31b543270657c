import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import styles from './Confirm.module.css';
import { Dialog, DialogTitle } from './Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ open, title, text, confirm, busy = false, problem, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={title} titled narrow>
      <div className={styles.confirm}>
        <DialogTitle asChild>
          <h2>{title}</h2>
        </DialogTitle>
        <p>{text}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.actions}>
          <Button kind="bad" onClick={onConfirm} disabled={busy}>
            {confirm}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
