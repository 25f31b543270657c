import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/Button.tsx';
import { focusOnMount } from '../../components/focusOnMount.ts';
import styles from './TeamPage.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation();
  const [told, setTold] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold(t('team.copied')),
      () => setTold(t('team.notCopied')),
    );
  return (
    <section className={styles.sheet}>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {t('team.recovery.title')}
      </h1>
      <p>{t('team.recovery.text')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={copy}>{t('team.copy')}</Button>
        <a
          className={buttonClass({})}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="fabula-recovery-codes.txt"
        >
          {t('team.recovery.download')}
        </a>
      </div>
      <p role="status">{told}</p>
      <Button kind="lamp" wide onClick={onKept}>
        {t('team.recovery.kept')}
      </Button>
    </section>
  );
}
