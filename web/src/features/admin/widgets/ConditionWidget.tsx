import { GitBranch } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { Conflict } from './Conflict.tsx';
import { ConditionBuilder } from './condition/ConditionBuilder.tsx';
import { fromText, misread, toText } from './condition/text.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm } from './form.ts';
import { useNotes } from './Notes.tsx';
import { namesOf } from './slugs.ts';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** A condition: as text, or put together of its parts. Both write the same words. */
export function ConditionWidget({ at, value, isRequired, texts }: WidgetProps) {
  const [id, building] = [useId(), useId()];
  const { t } = useTranslation();
  const { draft, isReadOnly } = useForm();
  const [isBuilding, setBuilding] = useState(false);
  const editing = useEdit();
  const write = (text: string, now: unknown) => {
    if (text === '' && !isRequired) return now === undefined ? [] : [{ kind: 'remove' as const, path: at }];
    return [{ kind: 'set' as const, path: at, value: text }];
  };
  const typing = useFieldTyping({ at, value, editing, show: textOf, editsFor: write });
  const notes = useNotes({ at, refusal: editing.refusal });
  const wrong = typing.text === '' ? undefined : misread(typing.text, namesOf(draft));
  const parts = isBuilding ? fromText(typing.text, namesOf(draft)) : undefined;
  return (
    <Frame texts={texts} notes={notes} htmlFor={id} isWide={isBuilding}>
      <div className={styles.row}>
        <input
          {...typing.input}
          {...notes.described}
          aria-describedby={classes(notes.described['aria-describedby'], wrong && `${id}-wrong`) || undefined}
          id={id}
          className={classes(styles.input, styles.mono)}
          placeholder={t('adminForms.condition.always')}
          spellCheck={false}
          readOnly={isReadOnly}
        />
        <button
          type="button"
          className={styles.quiet}
          aria-expanded={isBuilding}
          aria-controls={isBuilding ? building : undefined}
          onClick={() => setBuilding(!isBuilding)}
        >
          <GitBranch className="ico" aria-hidden="true" />
          {t('adminForms.condition.build')}
        </button>
      </div>
      {wrong !== undefined && (
        <p className={styles.few} id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      {isBuilding && (
        <div id={building}>
          {parts === undefined ? (
            <p>{t('adminForms.condition.asText')}</p>
          ) : (
            <ConditionBuilder
              condition={parts}
              onChange={(next) => {
                const text = toText(next, namesOf(draft));
                if (text !== undefined) editing.edit(...write(text, value));
              }}
            />
          )}
        </div>
      )}
      <Conflict typing={typing} />
    </Frame>
  );
}
