import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenToAll } from '../listen/ListenToAll.tsx';
import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { LineRow } from './LineRow.tsx';
import lines from './Lines.module.css';
import { useNotes } from './Notes.tsx';
import { USUAL_EMOTION } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { fieldsOf, listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** Spoken lines: emotion and strength, then what is said in each language. */
export function LinesWidget({ at, schema, value, texts }: WidgetProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const rows = listOf(value);
  const isDeeper = (step: string | number) => typeof step === 'number' && step < rows.length;
  const notes = useNotes({ at, refusal, isDeeper });
  const added = useRef<number>(undefined);
  const add = () => {
    // Whoever speaks on is mostly in the same mood.
    const emotion = Object.keys(fieldsOf(rows.at(-1)))[0] ?? USUAL_EMOTION;
    added.current = rows.length;
    edit({ kind: 'append', path: at, value: { [emotion]: { en: '', fr: '' } } });
  };
  return (
    <Group
      texts={texts}
      notes={notes}
      aside={rows.length > 1 ? t('adminForms.count', { count: rows.length }) : undefined}
    >
      {rows.length > 0 && (
        <div className={lines.lines}>
          {rows.map((row, index) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
              key={index}
              at={[...at, index]}
              schema={schema.items ?? {}}
              value={row}
              count={rows.length}
              label={`${texts.label} ${index + 1}`}
              takesFocus={index === added.current}
            />
          ))}
        </div>
      )}
      <div className={lines.acts}>
        <button
          type="button"
          className={styles.add}
          aria-label={`${t('adminForms.addLine')}: ${texts.label}`}
          disabled={isReadOnly}
          onClick={add}
        >
          <Plus className="ico" aria-hidden="true" />
          {t('adminForms.addLine')}
        </button>
        {rows.length > 1 && <ListenToAll at={at} label={texts.label} />}
      </div>
    </Group>
  );
}
