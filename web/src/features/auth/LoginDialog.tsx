import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../components/Dialog.tsx';
import { AuthPanel } from './AuthPanel.tsx';

interface Props {
  onClose: () => void;
  onSignedIn: () => void;
}

export function LoginDialog({ onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('auth.title')} titled narrow>
      <AuthPanel initialMode="signIn" onSignedIn={onSignedIn} Heading={DialogTitle} takesFocus />
    </Dialog>
  );
}
