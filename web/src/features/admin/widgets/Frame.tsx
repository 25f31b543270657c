import type { ReactNode } from 'react';
import { classes } from '../../../components/classes.ts';
import { Beside } from '../presence/Beside.tsx';
import styles from './Frame.module.css';
import { useForm } from './form.ts';
import { type FieldNotes, Notes } from './Notes.tsx';
import { placeName } from './paths.ts';
import type { FieldTexts } from './texts.ts';

interface Props {
  readonly texts: FieldTexts;
  readonly notes: FieldNotes;
  /** Of the one control in it, which its label names. */
  readonly htmlFor: string;
  /** Stands behind the label: a count, a unit. */
  readonly aside?: ReactNode;
  /** It takes a whole row. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One control with its label, its help and what there is to say about it. */
export function Frame({ texts, notes, htmlFor, aside, isWide = false, children }: Props) {
  const { file } = useForm();
  return (
    <div className={classes(styles.field, isWide && styles.wide)} data-at={placeName(notes.at)}>
      <div className={styles.label}>
        <label htmlFor={htmlFor}>{texts.label}</label>
        <Beside path={file} field={placeName(notes.at)} />
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      <Help {...texts} />
      <Notes {...notes} />
    </div>
  );
}

interface GroupProps extends Omit<Props, 'htmlFor' | 'isWide'> {
  readonly className?: string | undefined;
}

/** Several controls under one label. */
export function Group({ texts, notes, aside, className, children }: GroupProps) {
  const { file } = useForm();
  return (
    <fieldset
      className={classes(styles.field, styles.group, className)}
      aria-describedby={notes.described['aria-describedby']}
      data-at={placeName(notes.at)}
    >
      <legend className={styles.label}>
        <span>{texts.label}</span>
        <Beside path={file} field={placeName(notes.at)} />
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </legend>
      <Help {...texts} />
      {children}
      <Notes {...notes} />
    </fieldset>
  );
}

/** What a field is for. */
export function Help({ help, isNested = false }: FieldTexts) {
  return help === '' ? null : <p className={classes(styles.help, isNested && styles.nested)}>{help}</p>;
}
