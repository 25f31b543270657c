import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import styles from './Confirm.module.css';
import { Dialog, DialogTitle } from './Dialog.tsx';

/** The one dialog that says what went wrong. */
export function ErrorDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const title = t('common.error.title');
  return (
    <Dialog open={message !== undefined} onClose={onClose} title={title} titled narrow>
      <div className={styles.confirm} role="alert">
        <DialogTitle asChild>
          <h2>{title}</h2>
        </DialogTitle>
        <p>{message}</p>
        <div className={styles.actions}>
          <Button kind="lamp" onClick={onClose}>
            {t('common.error.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
