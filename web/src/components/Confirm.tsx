import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { ShortDialog } from './ShortDialog.tsx';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** What is said of leaving all as it is; that stands first then, and has the focus. */
  keep?: string;
  busy?: boolean;
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, confirm, keep, busy = false, problem, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const act = (
    <Button kind="bad" onClick={onConfirm} disabled={busy}>
      {confirm}
    </Button>
  );
  const leave = (
    <Button kind={keep ? 'plain' : 'ghost'} onClick={onClose}>
      {keep ?? t('common.cancel')}
    </Button>
  );
  const actions = (
    <>
      {keep && leave}
      {act}
      {!keep && leave}
    </>
  );
  return (
    <ShortDialog title={title} actions={actions} onClose={onClose}>
      <p>{text}</p>
      {problem && <p role="alert">{problem}</p>}
    </ShortDialog>
  );
}
