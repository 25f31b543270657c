import { useTranslation } from 'react-i18next';
import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { LANGUAGES, LanguageText } from './LanguageText.tsx';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { fieldsOf, textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** A text in both languages, side by side. One that may be left out can be put there, and taken away. */
export function LocalizedWidget({ at, value, isRequired, texts }: WidgetProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const written = fieldsOf(value);
  const missing = LANGUAGES.filter((language) => textOf(written[language]).trim() === '');
  const isThere = isRequired || value !== undefined;
  return (
    <Group
      texts={texts}
      notes={notes}
      aside={
        isThere && missing.length > 0 ? t('adminForms.missingCount', { count: missing.length }) : undefined
      }
    >
      {isThere ? (
        <div className={styles.pair}>
          {LANGUAGES.map((language) => (
            <LanguageText
              key={language}
              {...{ language, notes }}
              at={[...at, language]}
              value={written[language]}
              label={texts.label}
            />
          ))}
        </div>
      ) : (
        <button
          type="button"
          className={styles.add}
          disabled={isReadOnly}
          onClick={() => edit({ kind: 'set', path: at, value: { en: '', fr: '' } })}
        >
          {t('adminForms.write')}
        </button>
      )}
    </Group>
  );
}
