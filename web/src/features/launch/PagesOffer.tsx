import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { changeLanguage, currentLanguage } from '../../lib/i18n/i18n.ts';
import { kept } from '../../lib/storage.ts';
import styles from './DeviceOffers.module.css';
import type { PlayLanguage } from './language.ts';

const keyOf = (language: PlayLanguage) => `fabula.pages.offered.${language}`;

/** In the words of those who want it, whatever the page speaks. */
const YES = { en: 'Pages in English', fr: 'Pages en français' };

interface Props {
  chosen: PlayLanguage | undefined;
  /** Offered once this is answered: one thing after the other. */
  children: ReactNode;
}

/** Offers once that the pages speak the language that was chosen to play in. Nothing changes unasked; what was answered is kept. */
export function PagesOffer({ chosen, children }: Props) {
  const { t } = useTranslation();
  const all = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<'taken' | 'left' | 'failed'>();
  const isOffered = chosen !== undefined && chosen !== currentLanguage() && !kept.get(keyOf(chosen));
  const answer = (how: typeof answered) => {
    if (chosen) kept.set(keyOf(chosen), 'answered');
    setAnswered(how);
    // The button that was pressed is gone: whoever uses keys goes on from here.
    all.current?.focus();
  };
  const take = async (language: PlayLanguage) => {
    setBusy(true);
    await changeLanguage(language);
    setBusy(false);
    answer(currentLanguage() === language ? 'taken' : 'failed');
  };
  const words = isOffered ? t(`launch.pages.${chosen}`) : answered && t(`launch.pages.${answered}`);
  return (
    <>
      <div ref={all} tabIndex={-1} {...(isOffered && { className: styles.offer, 'data-offer': 'pages' })}>
        <p role="status" className={styles.kept}>
          {words}
        </p>
        {isOffered && (
          <div className={styles.row}>
            <Button lang={chosen} disabled={busy} onClick={() => void take(chosen)}>
              {YES[chosen]}
            </Button>
            <Button kind="link" disabled={busy} onClick={() => answer('left')}>
              {t('launch.pages.no')}
            </Button>
          </div>
        )}
      </div>
      {!isOffered && children}
    </>
  );
}
