import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import type { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import sections from '../moment/Sections.module.css';
import styles from './media.module.css';

interface Props {
  readonly name: keyof typeof adminMedia.sections;
  /** What there is of it. */
  readonly about?: ReactNode;
  /** Faces, of which there are many. */
  readonly isDense?: boolean;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The files of something, among the sections of its form. */
export function MediaSection({ name, about, isDense = false, beside, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={sections.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(`adminMedia.sections.${name}`)}</h2>
        {about && <small>{about}</small>}
      </header>
      <div className={classes(styles.slots, isDense && styles.faces)}>{children}</div>
      {beside}
    </section>
  );
}
