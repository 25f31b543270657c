import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Mark } from '../../../components/Mark.tsx';
import type { WaitedFor } from '../../../lib/mailedLink/asked.ts';
import { useWaiting } from '../../../lib/mailedLink/useWaiting.ts';
import { Addressed } from '../Addressed.tsx';
import styles from '../AuthPanel.module.css';
import { AskedNumber } from './AskedNumber.tsx';

interface Props {
  asked: WaitedFor;
  /** Nobody gets mail from this site. */
  isOutbox: boolean;
  Heading: ElementType;
  onSignedIn: () => void;
  /** With another address, or with the same once more. */
  onBack: (way: 'different' | 'again') => void;
}

/** A link was mailed: what to do with it, and what has become of it. */
export function CheckMail({ asked, isOutbox, Heading, onSignedIn, onBack }: Props) {
  const { t } = useTranslation();
  const state = useWaiting(asked, onSignedIn);
  const isWaiting = state === 'waiting';
  return (
    <div className={styles.panel}>
      <Mark className={styles.mark} />
      <header>
        {/* Anew for each state: it takes the focus, and says what has come. */}
        <Heading key={state} tabIndex={-1} ref={focusOnMount}>
          {t(isWaiting ? 'auth.sent.title' : `auth.sent.${state}.title`)}
        </Heading>
        <div role="status">
          {isWaiting ? <Waiting asked={asked} isOutbox={isOutbox} /> : <p>{t(`auth.sent.${state}.text`)}</p>}
        </div>
      </header>
      {state !== 'waiting' && (
        <Button kind="lamp" wide onClick={() => onBack('again')}>
          {t(`auth.sent.${state}.again`)}
        </Button>
      )}
      {state !== 'elsewhere' && (
        <Button kind="ghost" onClick={() => onBack('different')}>
          {t('auth.sent.different')}
        </Button>
      )}
    </div>
  );
}

function Waiting({ asked: { kind, email, number }, isOutbox }: Pick<Props, 'asked' | 'isOutbox'>) {
  const { t } = useTranslation();
  return (
    <>
      <Addressed text={t(isOutbox ? 'auth.outbox' : `auth.sent.${kind}`, { email })} email={email} />
      {number ? (
        <AskedNumber
          text={t(kind === 'confirmation' ? 'auth.sent.numberAndPassword' : 'auth.sent.number')}
          number={number}
        />
      ) : (
        <p>{t('auth.sent.password')}</p>
      )}
    </>
  );
}
