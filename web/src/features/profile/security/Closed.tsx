import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { leaveSession } from '../../../lib/session/session.ts';

/** The account is closed: its owner reads so, and is a visitor then. */
export function Closed() {
  const { t } = useTranslation();
  const actions = (
    <Button kind="lamp" onClick={leaveSession}>
      {t('common.error.confirm')}
    </Button>
  );
  return (
    <ShortDialog title={t('profile.security.closedTitle')} actions={actions} onClose={leaveSession}>
      <p>{t('profile.security.closedText')}</p>
    </ShortDialog>
  );
}
