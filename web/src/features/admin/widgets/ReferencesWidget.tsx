import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Combobox } from './Combobox.tsx';
import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { OpenLink } from './ReferenceWidget.tsx';
import { referenceKind, useReferable } from './references.ts';
import { useEdit } from './useEdit.ts';
import { listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** Names of several other things, each once. */
export function ReferencesWidget({ at, schema, value, texts, names }: WidgetProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const kind = referenceKind(schema.items?.kind) ?? 'part';
  const chosen = listOf(value).map(String);
  const free = useReferable(kind, names.at(-1) ?? '').filter((name) => !chosen.includes(name));
  return (
    <Group texts={texts} notes={notes}>
      <ul className={styles.chips}>
        {chosen.map((name, index) => (
          // One that stands there twice is an author's slip, and is told by its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className={styles.named}>
            {name}
            <OpenLink kind={kind} slug={name} />
            <button
              type="button"
              className={styles.quiet}
              aria-label={t('adminForms.removeOf', { of: name })}
              disabled={isReadOnly}
              onClick={() => edit({ kind: 'remove', path: [...at, index] })}
            >
              <X className="ico" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Combobox
        label={t('adminForms.addTo', { to: texts.label })}
        value=""
        options={free}
        canBeEmpty={false}
        isReadOnly={isReadOnly}
        onChange={(name) => edit({ kind: 'append', path: at, value: name })}
      />
    </Group>
  );
}
