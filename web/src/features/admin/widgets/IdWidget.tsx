import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { copyText } from '../../../lib/copyText.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useNotes } from './Notes.tsx';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** An id: it never changes, and is shown to be copied. */
export function IdWidget({ at, value, texts }: WidgetProps) {
  const id = useId();
  const { t } = useTranslation();
  const notes = useNotes({ at });
  const [told, setTold] = useState('');
  const copy = async () => {
    setTold('');
    try {
      await copyText(textOf(value));
      setTold(t('adminForms.copied'));
    } catch {
      setTold(t('adminForms.notCopied'));
    }
  };
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <div className={styles.row}>
        <input
          {...notes.described}
          id={id}
          className={classes(styles.input, styles.mono)}
          value={textOf(value)}
          readOnly
        />
        <button type="button" className={styles.quiet} onClick={() => void copy()}>
          <Copy className="ico" aria-hidden="true" />
          {t('adminForms.copy')}
        </button>
        <span className="sr" role="status">
          {told}
        </span>
      </div>
    </Frame>
  );
}
