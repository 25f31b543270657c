import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** Several of several words, numbered in the order in which they were chosen. */
export function ChoicesWidget({ at, schema, value, texts }: WidgetProps) {
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const chosen = listOf(value);
  const known = schema.items?.enum ?? [];
  const words = [...known, ...chosen.filter((word) => typeof word === 'string' && !known.includes(word))];
  const toggle = (word: string) => {
    const index = chosen.indexOf(word);
    if (index < 0) edit({ kind: 'append', path: at, value: word });
    else edit({ kind: 'remove', path: [...at, index] });
  };
  return (
    <Group texts={texts} notes={notes}>
      <div className={styles.chips}>
        {words.map(String).map((word) => {
          const index = chosen.indexOf(word);
          return (
            <button
              key={word}
              type="button"
              className={styles.chip}
              aria-pressed={index >= 0}
              disabled={isReadOnly}
              onClick={() => toggle(word)}
            >
              {index >= 0 && <b aria-hidden="true">{index + 1}</b>}
              {word}
            </button>
          );
        })}
      </div>
    </Group>
  );
}
