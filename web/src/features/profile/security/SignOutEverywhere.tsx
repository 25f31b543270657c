import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { signOut } from '../../../lib/session/session.ts';

/** Ends all sessions of who is signed in, once they have said so twice. */
export function SignOutEverywhere() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setOpen(false);
    setProblem(undefined);
  };
  const leave = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await signOut({ everywhere: true });
    } catch (error) {
      setProblem(errorText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('profile.security.everywhere')}
      </Button>
      {isOpen && (
        <Confirm
          title={t('profile.security.everywhereTitle')}
          text={t('profile.security.everywhereText')}
          confirm={t('profile.security.everywhere')}
          busy={isBusy}
          problem={problem}
          onConfirm={() => void leave()}
          onClose={close}
        />
      )}
    </>
  );
}
