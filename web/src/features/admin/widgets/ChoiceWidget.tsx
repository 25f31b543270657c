import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** One of several words. */
export function ChoiceWidget({ at, schema, value, isRequired, texts }: WidgetProps) {
  const id = useId();
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const chosen = textOf(value);
  const known = schema.enum ?? [];
  // What the file says is shown, also where it cannot stand there.
  const words = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <select
        {...notes.described}
        id={id}
        className={styles.input}
        value={chosen}
        disabled={isReadOnly}
        onChange={({ target }) =>
          edit(
            target.value === ''
              ? { kind: 'remove', path: at }
              : { kind: 'set', path: at, value: target.value },
          )
        }
      >
        {(!isRequired || chosen === '') && (
          <option value="">{textOf(schema.default) || t('adminForms.none')}</option>
        )}
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </Frame>
  );
}
