import { type ElementType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asked } from '../../lib/mailedLink/asked.ts';
import { useWaiting } from '../../lib/mailedLink/useWaiting.ts';
import { focusOnMount } from '../focusOnMount.ts';
import styles from './factor.module.css';

interface Props {
  asked: Asked;
  isOutbox: boolean;
  Heading: ElementType;
  onProven: () => void;
  /** The link proves nothing here any more. */
  onOver: (state: 'elsewhere' | 'gone') => void;
}

/** A link is on its way to who is signed in: once it is opened in this browser, its session is the new one. */
export function LinkSent({ asked, isOutbox, Heading, onProven, onOver }: Props) {
  const { t } = useTranslation();
  const state = useWaiting(asked, onProven);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    if (state !== 'waiting') onOver(state);
  }, [state]);
  return (
    <section className={styles.sheet}>
      <Heading tabIndex={-1} ref={focusOnMount}>
        {t('factor.prove.sentTitle')}
      </Heading>
      <p role="status">{t(isOutbox ? 'factor.prove.outbox' : 'factor.prove.sent', { email: asked.email })}</p>
    </section>
  );
}
