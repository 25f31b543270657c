import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { useSignOut } from '../../../components/useSignOut.ts';

/** Ends all sessions of who is signed in, once they have said so twice. */
export function SignOutEverywhere() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { leave, isBusy, problem, forget } = useSignOut({ everywhere: true });
  const close = () => {
    setOpen(false);
    forget();
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
