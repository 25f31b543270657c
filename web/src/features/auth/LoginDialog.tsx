import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../components/Dialog.tsx';
import { AuthPanel } from './AuthPanel.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

export function LoginDialog({ open, onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  const heading = (title: string) => (
    <DialogTitle asChild>
      <h2>{title}</h2>
    </DialogTitle>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('auth.title')} titled narrow>
      <AuthPanel initialMode="signIn" onSignedIn={onSignedIn} heading={heading} />
    </Dialog>
  );
}
