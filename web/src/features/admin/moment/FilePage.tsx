import '@fontsource-variable/newsreader/wght.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import type { FieldPath } from '@fabula/story/source-file';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import type { Draft } from '../draft/draft.ts';
import { useCanEdit } from '../draft/useCanEdit.ts';
import { useTellPlace } from '../presence/useTellPlace.ts';
import { WidgetsContext } from '../widgets/Field.tsx';
import { FormContext, type Place, RootContext, ShownContext } from '../widgets/form.ts';
import { FindingsContext } from '../widgets/Notes.tsx';
import { widgetFor } from '../widgets/widgets.ts';
import styles from './FilePage.module.css';
import { FormState, Lost } from './FormState.tsx';
import { type Reading, useFindings, useLost, useReading } from './reading.ts';
import { useNextGap } from './useNextGap.ts';
import { useShownPlace } from './useShownPlace.ts';

/** What of a text is to be seen beside its form. */
export interface TextLook {
  /** Undefined: its beginning. */
  readonly at: FieldPath | undefined;
  /** Somebody asked for that place, and goes on there. */
  readonly isAsked: boolean;
  /** On a narrow page: the text is shown now, and not the form. */
  readonly isShown: boolean;
}

/** What a page with a form is given by the routes around it. */
export interface FilePageProps {
  readonly draft: Draft;
  /** Relative to the story's folder. */
  readonly path: string;
  /** What somebody wants to see of it: it opens there, with the focus. A new request is a new path. */
  readonly shown?: FieldPath | undefined;
  /** Where a place of this draft is edited; absent: nothing leads there. */
  readonly hrefOf?: (place: Place) => string | undefined;
  /** The file as text. */
  readonly renderText?: (file: string, look: TextLook) => ReactNode;
}

interface Props extends FilePageProps {
  /** Where in the file is what the form shows, if that is not all of it: the text opens there. The same until it moves. */
  readonly within?: FieldPath;
  readonly children: (reading: Reading) => ReactNode;
}

const nowhere = (): undefined => undefined;

/** A file's form beside its text. On a narrow page one of both is shown. */
export function FilePage({ draft, path, within, hrefOf = nowhere, renderText, shown, children }: Props) {
  const reading = useReading(draft, path);
  const findings = useFindings(draft, path);
  const [textAt, setTextAt] = useState<FieldPath>();
  const [isText, setText] = useState(false);
  const [explains, setExplains] = useState(false);
  const lost = useLost(draft, path);
  const canEdit = useCanEdit(draft);
  const isReadOnly = !canEdit || reading.brokenLine !== undefined || !reading.isThere;
  const form = useMemo(
    () => ({
      ...{ draft, file: path, isReadOnly, hrefOf },
      openText: (at: FieldPath) => {
        setTextAt([...at]);
        setText(true);
      },
    }),
    [draft, path, isReadOnly, hrefOf],
  );
  const look = { at: textAt ?? within, isAsked: textAt !== undefined, isShown: isText };
  const switchTo = (toText: boolean) => {
    setTextAt(undefined);
    setText(toText);
  };
  const formRef = useRef<HTMLDivElement>(null);
  const toNextGap = useNextGap(formRef);
  useShownPlace(formRef, shown);
  useTellPlace(path, formRef);
  return (
    <WidgetsContext value={widgetFor}>
      <FormContext value={form}>
        <RootContext value={reading.value}>
          <FindingsContext value={findings}>
            <ShownContext value={shown}>
              {renderText && <Switch isText={isText} onChange={switchTo} />}
              <div
                className={classes(styles.panes, renderText && styles.both)}
                data-shows={isText ? 'text' : 'form'}
              >
                <div className={styles.form} data-explains={explains} ref={formRef}>
                  <FormState {...{ reading, explains }} onExplain={setExplains} onNextGap={toNextGap} />
                  <Lost texts={lost} onClose={() => draft.dropLost(path)} />
                  <div className={classes(reading.brokenLine !== undefined && styles.grey)}>
                    {children(reading)}
                  </div>
                </div>
                {renderText && <div className={styles.text}>{renderText(path, look)}</div>}
              </div>
            </ShownContext>
          </FindingsContext>
        </RootContext>
      </FormContext>
    </WidgetsContext>
  );
}

/** On a narrow page: form or text. */
function Switch({ isText, onChange }: { isText: boolean; onChange: (isText: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.switch}>
      <button type="button" aria-pressed={!isText} onClick={() => onChange(false)}>
        {t('adminForms.form')}
      </button>
      <button type="button" aria-pressed={isText} onClick={() => onChange(true)}>
        {t('adminForms.text')}
      </button>
    </div>
  );
}
