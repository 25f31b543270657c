import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import cards from './Cards.module.css';
import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { bare, leastOf } from './schema.ts';
import { useEdit } from './useEdit.ts';
import type { WidgetProps } from './widget.ts';

/** Fields that belong together. What may be left out is put there, and taken away, as a whole. */
export function ObjectWidget({ at, schema, value, isRequired, texts, names }: WidgetProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const fields = bare(schema);
  const notes = useNotes({
    at,
    refusal,
    isDeeper: (step) => fields.properties?.[String(step)] !== undefined,
  });
  const canBeLeftOut = !isRequired && schema.default === undefined;
  if (canBeLeftOut && value === undefined)
    return (
      <button
        type="button"
        className={styles.add}
        disabled={isReadOnly}
        onClick={() => edit({ kind: 'set', path: at, value: leastOf(fields) })}
      >
        <Plus className="ico" aria-hidden="true" />
        {texts.label}
      </button>
    );
  return (
    <Group texts={texts} notes={notes}>
      <div className={cards.inner}>
        <ObjectFields {...{ at, value, names }} schema={fields} />
        {canBeLeftOut && (
          <button
            type="button"
            className={styles.quiet}
            disabled={isReadOnly}
            onClick={() => edit({ kind: 'remove', path: at })}
          >
            <X className="ico" aria-hidden="true" />
            {t('adminForms.removeOf', { of: texts.label })}
          </button>
        )}
      </div>
    </Group>
  );
}
