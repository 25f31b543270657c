import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../components/Dialog.tsx';
import { AuthPanel } from './AuthPanel.tsx';

interface Props {
  /** The page that was chosen before. */
  chosen: string | undefined;
  onClose: () => void;
  onSignedIn: () => void;
}

export function LoginDialog({ chosen, onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('auth.title')} titled narrow>
      <AuthPanel initialMode="signIn" {...{ chosen, onSignedIn }} Heading={DialogTitle} takesFocus />
    </Dialog>
  );
}
