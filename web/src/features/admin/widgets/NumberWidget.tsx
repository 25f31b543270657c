import type { Edit } from '@fabula/story/edit/edit';
import { useId } from 'react';
import { Conflict } from './Conflict.tsx';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { typeOf } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** A number; one that is emptied is left out. */
export function NumberWidget({ at, schema, value, isRequired, texts }: WidgetProps) {
  const id = useId();
  const { isReadOnly } = useForm();
  const editing = useEdit();
  const editsFor = (text: string, now: unknown): readonly Edit[] | undefined => {
    if (text.trim() !== '')
      return Number.isFinite(Number(text)) ? [{ kind: 'set', path: at, value: Number(text) }] : undefined;
    if (isRequired) return undefined;
    return now === undefined ? [] : [{ kind: 'remove', path: at }];
  };
  const asWritten = (text: string) => (text.trim() === '' ? '' : String(Number(text)));
  const typing = useFieldTyping({ at, value, editing, show: textOf, editsFor, asWritten });
  const notes = useNotes({ at, refusal: editing.refusal });
  return (
    <Frame texts={texts} notes={notes} htmlFor={id} aside={<Range {...schema} />}>
      <input
        {...typing.input}
        {...notes.described}
        id={id}
        className={styles.input}
        inputMode={typeOf(schema) === 'integer' ? 'numeric' : 'decimal'}
        placeholder={textOf(schema.default)}
        readOnly={isReadOnly}
      />
      <Conflict typing={typing} />
    </Frame>
  );
}

/** No integer is larger or smaller in JSON: a limit that says nothing. */
const MOST = Number.MAX_SAFE_INTEGER;

function Range({ minimum = -MOST, maximum = MOST }: WidgetProps['schema']) {
  if (maximum < MOST) return `${minimum > -MOST ? minimum : ''}–${maximum}`;
  return minimum > -MOST ? `≥ ${minimum}` : null;
}
