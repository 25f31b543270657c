import { useId } from 'react';
import { classes } from '../../../components/classes.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useNotes } from './Notes.tsx';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** What cannot be otherwise in this form. */
export function ConstWidget({ at, value, texts }: WidgetProps) {
  const id = useId();
  const notes = useNotes({ at });
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <input
        {...notes.described}
        id={id}
        className={classes(styles.input, styles.mono)}
        value={textOf(value)}
        readOnly
      />
    </Frame>
  );
}
