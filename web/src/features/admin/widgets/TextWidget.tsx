import { useId } from 'react';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** A text in no language, or in any: notes for authors, names of voices, words. */
export function TextWidget({ at, schema, value, isRequired, texts }: WidgetProps) {
  const id = useId();
  const { isReadOnly } = useForm();
  const editing = useEdit();
  const typing = useFieldTyping({
    ...{ at, value, editing, show: textOf },
    merges: true,
    editsFor: (text, now) => {
      if (text !== '' || isRequired) return [{ kind: 'set', path: at, value: text }];
      return now === undefined ? [] : [{ kind: 'remove', path: at }];
    },
  });
  const notes = useNotes({ at, refusal: editing.refusal });
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <textarea
        {...typing.input}
        {...notes.described}
        id={id}
        className={styles.input}
        rows={1}
        placeholder={textOf(schema.default)}
        readOnly={isReadOnly}
      />
    </Frame>
  );
}
