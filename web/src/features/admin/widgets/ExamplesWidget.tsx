import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import styles from './controls.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { LANGUAGES, type StoryLanguage } from './LanguageText.tsx';
import { listEdits } from './listEdits.ts';
import { useNotes } from './Notes.tsx';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { fieldsOf, listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** How many ways to say it a director wants to know, by what they are examples of. */
const WANTED: ReadonlyMap<unknown, number> = new Map([
  ['facets', 8],
  ['points', 8],
  ['paths', 8],
  ['answers', 3],
]);

/** How players say a thing: one a line, English beside French. */
export function ExamplesWidget({ at, value, texts, names }: WidgetProps) {
  const { t } = useTranslation();
  const notes = useNotes({ at });
  const written = fieldsOf(value);
  const wanted = names.at(-1) === 'examples' ? WANTED.get(names.at(-2)) : undefined;
  return (
    <Group texts={texts} notes={notes}>
      <div className={styles.pair}>
        {LANGUAGES.map((language) => (
          <OneALine
            key={language}
            {...{ language, wanted }}
            at={[...at, language]}
            value={written[language]}
            label={t('adminForms.textIn', {
              label: texts.label,
              language: t(`adminForms.languages.${language}`),
            })}
          />
        ))}
      </div>
    </Group>
  );
}

interface Props {
  readonly language: StoryLanguage;
  readonly at: WidgetProps['at'];
  readonly value: unknown;
  readonly label: string;
  readonly wanted: number | undefined;
}

function OneALine({ language, at, value, label, wanted }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const editing = useEdit();
  const typing = useFieldTyping({
    ...{ at, value, editing, show },
    merges: true,
    editsFor: (text, now) => {
      const lines = linesIn(text);
      if (now === undefined) return lines.length === 0 ? [] : [{ kind: 'set', path: at, value: lines }];
      return listEdits(at, listOf(now).map(String), lines);
    },
    asWritten: (text) => linesIn(text).join('\n'),
  });
  const notes = useNotes({ at, refusal: editing.refusal });
  const count = linesIn(typing.text).length;
  return (
    <div className={styles.language}>
      <textarea
        {...typing.input}
        {...notes.described}
        className={styles.input}
        rows={2}
        lang={language}
        aria-label={label}
        placeholder={t('adminForms.oneALine')}
        readOnly={isReadOnly}
      />
      <div className={styles.under}>
        <b aria-hidden="true">{language.toUpperCase()}</b>
        <span className={classes(wanted !== undefined && count < wanted && styles.few)}>
          {wanted === undefined
            ? t('adminForms.count', { count })
            : t('adminForms.countOf', { count, wanted })}
        </span>
      </div>
      {editing.refusal && <span role="alert">{t(`adminForms.refused.${editing.refusal}`)}</span>}
    </div>
  );
}

const show = (value: unknown): string => listOf(value).map(String).join('\n');

/** What stands on each line; empty ones are nothing. */
function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
