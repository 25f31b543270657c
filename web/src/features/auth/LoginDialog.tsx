import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../components/Dialog.tsx';
import { AuthPanel } from './AuthPanel.tsx';

interface Props {
  next: string;
  onClose: () => void;
  onSignedIn: () => void;
}

export function LoginDialog({ next, onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('auth.title')} titled narrow>
      <AuthPanel initialMode="signIn" {...{ next, onSignedIn }} Heading={DialogTitle} takesFocus />
    </Dialog>
  );
}
