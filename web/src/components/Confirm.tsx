import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { ShortDialog } from './ShortDialog.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, confirm, busy = false, problem, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button kind="bad" onClick={onConfirm} disabled={busy}>
        {confirm}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={title} actions={actions} onClose={onClose}>
      <p>{text}</p>
      {problem && <p role="alert">{problem}</p>}
    </ShortDialog>
  );
}
