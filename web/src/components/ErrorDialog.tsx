import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { ShortDialog } from './ShortDialog.tsx';

/** The one dialog that says what went wrong, where something did. */
export function ErrorDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  if (message === undefined) return null;
  const actions = (
    <Button kind="lamp" onClick={onClose}>
      {t('common.error.confirm')}
    </Button>
  );
  return (
    <ShortDialog role="alert" title={t('common.error.title')} actions={actions} onClose={onClose}>
      <p>{message}</p>
    </ShortDialog>
  );
}
