import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { useHere } from '../../../lib/here.ts';
import { Addressed } from '../Addressed.tsx';
import { FormProblem } from '../FormProblem.tsx';

interface Props {
  email: string;
  problem: string | undefined;
  onBeginAnew: () => Promise<void>;
}

/** Nobody has confirmed the account that has this address: it may be the reader's own, and is lost if they go on. */
export function BeginAnew({ email, problem, onBeginAnew }: Props) {
  const { t } = useTranslation();
  const here = useHere();
  const [isBusy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    void onBeginAnew().finally(() => setBusy(false));
  };
  return (
    <>
      <header>
        <h1 tabIndex={-1} ref={focusOnMount}>
          {t('auth.link.anew.title')}
        </h1>
        <Addressed text={t('auth.link.anew.text', { email })} email={email} />
        <p>{t('auth.link.anew.lost')}</p>
      </header>
      <FormProblem text={problem} />
      <Link
        to={{ ...here('/login'), hash: '#password' }}
        className={buttonClass({ kind: 'lamp', wide: true })}
      >
        {t('auth.link.anew.signIn')}
      </Link>
      <Button kind="bad" wide onClick={begin} disabled={isBusy}>
        {t(isBusy ? 'auth.working' : 'auth.link.anew.begin')}
      </Button>
    </>
  );
}
