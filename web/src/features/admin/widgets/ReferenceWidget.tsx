import { ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Combobox } from './Combobox.tsx';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { placeOf, type ReferenceKind, referenceKind, useReferable } from './references.ts';
import { bare } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** The name of something else in the story, or in the moment. */
export function ReferenceWidget({ at, schema, value, isRequired, texts, names }: WidgetProps) {
  const id = useId();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const kind = referenceKind(bare(schema).kind) ?? 'part';
  const options = useReferable(kind, names.at(-1) ?? '');
  const name = textOf(value);
  return (
    <Frame texts={texts} notes={notes} htmlFor={id}>
      <div className={styles.row}>
        <Combobox
          {...{ id, options, isReadOnly }}
          value={name}
          canBeEmpty={!isRequired}
          described={notes.described}
          onChange={(slug) =>
            edit(slug === '' ? { kind: 'remove', path: at } : { kind: 'set', path: at, value: slug })
          }
        />
        <OpenLink kind={kind} slug={name} />
      </div>
    </Frame>
  );
}

/** Leads to the form of what is named. */
export function OpenLink({ kind, slug }: { kind: ReferenceKind; slug: string }) {
  const { t } = useTranslation();
  const place = placeOf(kind, slug);
  const href = useForm().hrefOf(place ?? { file: '', path: [] });
  if (place === undefined || href === undefined) return null;
  return (
    <Link to={href} className={styles.quiet} aria-label={t('adminForms.openThing', { name: slug })}>
      <ArrowUpRight className="ico" aria-hidden="true" />
    </Link>
  );
}
