import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { ShortDialog } from './ShortDialog.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** Of leaving all as it is; else it is cancelled. */
  keep?: string;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone; leaving all as it is stands first, and has the focus. */
export function Confirm({ title, text, confirm, keep, busy = false, problem, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {keep ?? t('common.cancel')}
      </Button>
      <Button kind="bad" onClick={onConfirm} disabled={busy}>
        {confirm}
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
