import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Conflict.module.css';
import { useForm } from './form.ts';
import type { Typing } from './useTyping.ts';

interface Props {
  readonly typing: Typing;
}

/** Somebody else changed what is being typed here: both are shown, and nothing is dropped until somebody chooses. */
export function Conflict({ typing }: Props) {
  const { theirs } = typing;
  return theirs === undefined ? null : <Both key={theirs} {...{ typing, theirs }} />;
}

interface BothProps {
  readonly typing: Typing;
  readonly theirs: string;
}

function Both({ typing, theirs }: BothProps) {
  const { t } = useTranslation();
  const { draft, file } = useForm();
  // As it came: whoever writes elsewhere in the file later has not written this.
  const [name] = useState(() => draft.lastWriter(file));
  return (
    <div className={styles.conflict} role="alert">
      <p>
        {name === undefined ? t('adminForms.conflict.title') : t('adminForms.conflict.titleBy', { name })}
      </p>
      <blockquote>{theirs || t('adminForms.conflict.nothing')}</blockquote>
      <div className={styles.actions}>
        <button type="button" onClick={typing.keepMine}>
          {t('adminForms.conflict.keepMine')}
        </button>
        <button type="button" onClick={typing.takeTheirs}>
          {t('adminForms.conflict.takeTheirs')}
        </button>
      </div>
    </div>
  );
}
