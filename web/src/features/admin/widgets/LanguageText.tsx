import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { Beside } from '../presence/Beside.tsx';
import styles from './controls.module.css';
import { useForm } from './form.ts';
import type { FieldNotes } from './Notes.tsx';
import { placeName } from './paths.ts';
import { selectToWrite } from './toWrite.ts';
import { useEdit } from './useEdit.ts';
import { useFieldTyping } from './useFieldTyping.ts';
import { textOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/** Languages of stories, side by side. */
export const LANGUAGES = ['en', 'fr'] as const;
export type StoryLanguage = (typeof LANGUAGES)[number];

interface Props {
  readonly language: StoryLanguage;
  readonly at: WidgetProps['at'];
  readonly value: unknown;
  /** What it is a text of. */
  readonly label: string;
  readonly notes: FieldNotes;
  /** It is spoken: shown as what is said, with its sentences counted. */
  readonly isSpoken?: boolean;
  /** Stands under it: what can be done with what is written there now. */
  readonly renderActs?: (text: string) => ReactNode;
}

/** One text in one language. */
export function LanguageText({ language, at, value, label, notes, isSpoken = false, renderActs }: Props) {
  const { t } = useTranslation();
  const { file, isReadOnly } = useForm();
  const editing = useEdit();
  const typing = useFieldTyping({
    ...{ at, value, editing, show: textOf },
    merges: true,
    editsFor: (text) => [{ kind: 'set', path: at, value: text }],
  });
  const isMissing = typing.text.trim() === '';
  return (
    <div className={styles.language}>
      <textarea
        {...typing.input}
        {...describedIn(language, notes, at)}
        className={classes(styles.input, isSpoken && styles.say)}
        rows={1}
        lang={language}
        data-at={placeName(at)}
        data-gap={isMissing || undefined}
        aria-label={t('adminForms.textIn', { label, language: t(`adminForms.languages.${language}`) })}
        placeholder={t(`adminForms.missing.${language}`)}
        readOnly={isReadOnly}
        onFocus={selectToWrite}
      />
      <div className={styles.under}>
        <b aria-hidden="true">{language.toUpperCase()}</b>
        {renderActs?.(typing.text)}
        <Beside path={file} field={placeName(at)} />
        {isMissing ? (
          <span className={styles.few}>{t(`adminForms.missing.${language}`)}</span>
        ) : (
          isSpoken && <Sentences text={typing.text} />
        )}
      </div>
      {editing.refusal && <span role="alert">{t(`adminForms.refused.${editing.refusal}`)}</span>}
    </div>
  );
}

/** Of what is found in both languages, what is not about the other one. */
function describedIn(language: StoryLanguage, { id, findings, refusal }: FieldNotes, at: WidgetProps['at']) {
  const own = findings.filter(({ path }) => {
    const step = path[at.length - 1];
    return step === language || !LANGUAGES.some((each) => each === step);
  });
  return {
    'aria-describedby': own.length > 0 || refusal !== undefined ? id : undefined,
    'aria-invalid': own.some(({ severity }) => severity === 'error') ? (true as const) : undefined,
  };
}

/** Two are the aim; more than three are hard to listen to. */
const [FINE, MANY] = [2, 3];

function Sentences({ text }: { text: string }) {
  const { t } = useTranslation();
  const count = Math.max(1, text.match(/[.?!…](?=\s|$)/g)?.length ?? 0);
  return (
    <span className={classes(count > MANY && styles.few)}>
      {count > FINE
        ? t('adminForms.sentencesOver', { count, aim: FINE })
        : t('adminForms.sentences', { count })}
    </span>
  );
}
