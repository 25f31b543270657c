import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { Conflict } from './Conflict.tsx';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** A colour: picked, or written as `#rrggbb`. */
export function ColourWidget({ at, schema, value, isRequired, texts }: WidgetProps) {
  const id = useId();
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const editing = useEdit();
  const typing = useFieldTyping({
    ...{ at, value, editing, show: textOf },
    editsFor: (text, now) => {
      if (text !== '' || isRequired) return [{ kind: 'set', path: at, value: text.toLowerCase() }];
      return now === undefined ? [] : [{ kind: 'remove', path: at }];
    },
    asWritten: (text) => text.toLowerCase(),
  });
  const notes = useNotes({ at, refusal: editing.refusal });
  const shown = typing.text || textOf(schema.default);
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <div className={styles.row}>
        <input
          {...typing.input}
          {...notes.described}
          id={id}
          className={classes(styles.input, styles.mono)}
          placeholder={textOf(schema.default)}
          readOnly={isReadOnly}
        />
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('adminForms.pickColour', { label: texts.label })}
          value={/^#[0-9a-f]{6}$/.test(shown) ? shown : '#000000'}
          disabled={isReadOnly}
          onChange={({ target }) => typing.type(target.value)}
          onBlur={typing.leave}
        />
      </div>
      <Conflict typing={typing} />
    </Frame>
  );
}
