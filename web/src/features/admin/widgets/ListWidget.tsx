import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import cards from './Cards.module.css';
import styles from './controls.module.css';
import { Field } from './Field.tsx';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { useNotes } from './Notes.tsx';
import { leastOf } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { asValue, useEntryMenu } from './useEntryMenu.ts';
import { listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** Entries without names, in an order. */
export function ListWidget({ at, schema, value, texts, names }: WidgetProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const menuOf = useEntryMenu();
  const entries = listOf(value);
  const items = schema.items ?? {};
  const isDeeper = (step: string | number) => typeof step === 'number' && step < entries.length;
  const notes = useNotes({ at, refusal, isDeeper });
  const nameOf = (index: number) => ({ label: `${texts.label} ${index + 1}`, help: '' });
  return (
    <Group texts={texts} notes={notes} aside={entries.length > 0 ? entries.length : undefined}>
      {entries.length > 0 && (
        <ol className={cards.list}>
          {entries.map((entry, index) => {
            const path = [...at, index];
            const duplicate = () => edit({ kind: 'insert', path: [...at, index + 1], value: asValue(entry) });
            const menu = menuOf({ at: path, index, count: entries.length, edit, duplicate });
            return (
              // Entries have no names: what stands there is told by where it stands.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index} className={cards.entry}>
                <Field
                  at={path}
                  schema={items}
                  value={entry}
                  isRequired
                  names={names}
                  texts={nameOf(index)}
                />
                <MoreMenu of={nameOf(index).label} entries={menu} />
              </li>
            );
          })}
        </ol>
      )}
      <button
        type="button"
        className={styles.add}
        disabled={isReadOnly}
        onClick={() => edit({ kind: 'append', path: at, value: leastOf(items) })}
      >
        <Plus className="ico" aria-hidden="true" />
        {t('adminForms.addTo', { to: texts.label })}
      </button>
    </Group>
  );
}
