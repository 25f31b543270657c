import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { ListenToLine } from '../listen/ListenToLine.tsx';
import styles from './controls.module.css';
import { EmotionChip } from './EmotionChip.tsx';
import { Field } from './Field.tsx';
import { useForm } from './form.ts';
import { LANGUAGES, LanguageText } from './LanguageText.tsx';
import lines from './Lines.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import { Notes, useNotes } from './Notes.tsx';
import { isSamePath, placeName } from './paths.ts';
import { entrySchema } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { asValue, useEntryMenu } from './useEntryMenu.ts';
import { fieldsOf, isFields, textOf } from './values.ts';

interface Props {
  readonly at: FieldPath;
  readonly schema: FormSchema;
  readonly value: unknown;
  /** Of how many. */
  readonly count: number;
  readonly label: string;
  /** It was just made, and its author goes on there. */
  readonly takesFocus: boolean;
}

/** Beside its text: who says it, and when. Shown where it is written, or asked for. */
const BESIDE = ['by', 'when'] as const;
type Beside = (typeof BESIDE)[number];

/** One line. */
export const LineRow = memo(function LineRow({ at, schema, value, count, label, takesFocus }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<readonly Beside[]>([]);
  const { edit, refusal } = useEdit();
  const menuOf = useEntryMenu();
  const row = useFocus(takesFocus);
  const [emotion, ...others] = Object.keys(fieldsOf(value));
  const said = emotion === undefined ? undefined : fieldsOf(value)[emotion];
  const at1 = [...at, emotion ?? ''];
  const shown = BESIDE.filter((field) => fieldsOf(said)[field] !== undefined || opened.includes(field));
  const notes = useNotes({ at, refusal });
  if (emotion === undefined || others.length > 0 || !isFields(said)) return <OddLine {...{ at, notes }} />;
  const index = Number(at.at(-1));
  const duplicate = () =>
    edit({ kind: 'insert', path: [...at.slice(0, -1), index + 1], value: asValue(value) });
  const entries = [
    ...BESIDE.filter((field) => !shown.includes(field)).map((field) => ({
      label: t(`adminForms.line.${field}`),
      onSelect: () => setOpened([...opened, field]),
    })),
    ...menuOf({ at, index, count, edit, duplicate }),
  ];
  return (
    <div className={lines.line} ref={row} data-at={placeName(at)}>
      <span data-emotion="">
        <EmotionChip
          emotion={emotion}
          onChange={(next) => edit({ kind: 'renameKey', path: at1, key: next })}
        />
      </span>
      {LANGUAGES.map((language) => (
        <LanguageText
          key={language}
          {...{ language, label, notes }}
          at={[...at1, language]}
          value={said[language]}
          isSpoken
          renderActs={(text) => <ListenToLine {...{ at, language, label, text }} />}
        />
      ))}
      <MoreMenu of={label} entries={entries} />
      {shown.length > 0 && (
        <div className={lines.more}>
          {shown.map((field) =>
            opened.includes(field) ? (
              <Field
                key={field}
                at={[...at1, field]}
                schema={entrySchema(schema)?.properties?.[field] ?? {}}
                value={said[field]}
                isRequired={false}
                names={['line', field]}
              />
            ) : (
              <button
                key={field}
                type="button"
                className={classes(styles.chip, field === 'when' && styles.condition)}
                onClick={() => setOpened([...opened, field])}
              >
                <span className="sr">{t(`adminForms.line.${field}`)}: </span>
                {textOf(said[field])}
              </button>
            ),
          )}
        </div>
      )}
      <div className={lines.wide}>
        <Notes {...notes} />
      </div>
    </div>
  );
}, isSameRow);

function isSameRow(before: Props, next: Props): boolean {
  return (
    before.value === next.value &&
    before.count === next.count &&
    before.label === next.label &&
    before.schema === next.schema &&
    isSamePath(before.at, next.at)
  );
}

/** The first text of a row that was just made has the focus. */
function useFocus(takesFocus: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const isNew = useRef(takesFocus);
  useEffect(() => {
    if (isNew.current) row.current?.querySelector('textarea')?.focus();
    isNew.current = false;
  }, []);
  return row;
}

/** What is no line as they are written: its author mends it in the text. */
function OddLine({ at, notes }: { at: FieldPath; notes: ReturnType<typeof useNotes> }) {
  const { t } = useTranslation();
  const { openText } = useForm();
  return (
    <div className={lines.line}>
      <div className={lines.wide}>
        <p>{t('adminForms.line.odd')}</p>
        <button type="button" className={styles.quiet} onClick={() => openText(at)}>
          {t('adminForms.editAsText')}
        </button>
        <Notes {...notes} />
      </div>
    </div>
  );
}
