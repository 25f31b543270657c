import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../Button.tsx';
import { showOnMount } from '../focusOnMount.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './factor.module.css';

interface Props {
  codes: readonly string[];
  Heading?: ElementType;
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, Heading = 'h1', onKept }: Props) {
  const { t } = useTranslation();
  const text = `${codes.join('\n')}\n`;
  return (
    <section className={styles.sheet}>
      <Heading ref={showOnMount} tabIndex={-1}>
        {t('factor.recovery.title')}
      </Heading>
      <p>{t('factor.recovery.text')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <a
          className={buttonClass({})}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="fabula-recovery-codes.txt"
        >
          {t('factor.recovery.download')}
        </a>
        <CopyButton text={text} label={t('factor.recovery.copy')} />
      </div>
      <Button kind="lamp" wide onClick={onKept}>
        {t('factor.recovery.kept')}
      </Button>
    </section>
  );
}
