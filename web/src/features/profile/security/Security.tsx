import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorGate } from '../../../components/factor/FactorGate.tsx';
import styles from '../ProfilePage.module.css';
import { Closed } from './Closed.tsx';
import type { Change, Done, OwnProfile } from './change.ts';
import { OpenForm } from './OpenForm.tsx';
import { SecurityState } from './SecurityState.tsx';

interface Props {
  own: OwnProfile;
  onChanged: () => void;
}

/** The second factor of who is signed in, all of their sessions, and the end of their account. */
export function Security({ own, onChanged }: Props) {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change>();
  const [done, setDone] = useState<Done>();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = (next: Change) => {
    setDone(undefined);
    setChange(next);
  };
  const end = (next?: Done) => {
    setChange(undefined);
    setDone(next);
    // What had the focus has gone.
    heading.current?.focus();
    if (next && next !== 'closed') onChanged();
  };
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('profile.security.title')}
      </h2>
      <p role="status">{done && done !== 'closed' && t(`profile.security.done.${done}`)}</p>
      <FactorGate>
        {change ? (
          <OpenForm change={change} email={own.profile?.email ?? ''} onEnd={end} />
        ) : (
          <SecurityState own={own} onBegin={begin} />
        )}
      </FactorGate>
      {done === 'closed' && <Closed />}
    </section>
  );
}
