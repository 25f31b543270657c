import type { Problem } from '@fabula/story/problem';
import type { FieldPath } from '@fabula/story/source-file';
import { CircleX, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { CodeButton } from '../text/CodeButton.tsx';
import { useForm } from './form.ts';
import styles from './Notes.module.css';
import { ownFindings } from './paths.ts';
import type { Refusal } from './useEdit.ts';

/** What the checker found in the form's file. */
export const FindingsContext = createContext<readonly Problem[]>([]);

export interface FieldNotes {
  readonly id: string;
  readonly at: FieldPath;
  readonly findings: readonly Problem[];
  readonly refusal: Refusal | undefined;
  /** For the control that the notes are about. */
  readonly described: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

interface About {
  readonly at: FieldPath;
  readonly refusal?: Refusal | undefined;
  /** Whether a widget stands at this step below, which tells what is found there. */
  readonly isDeeper?: ((step: string | number) => boolean) | undefined;
}

/** What there is to say at a place: what the checker found there, and what could not be written. */
export function useNotes({ at, refusal, isDeeper }: About): FieldNotes {
  const id = useId();
  const findings = ownFindings(useContext(FindingsContext), at, isDeeper);
  const isSaid = findings.length > 0 || refusal !== undefined;
  const isWrong = findings.some(({ severity }) => severity === 'error');
  return {
    ...{ id, at, findings, refusal },
    described: { 'aria-describedby': isSaid ? id : undefined, 'aria-invalid': isWrong ? true : undefined },
  };
}

/** The notes themselves, each with what to do about it. */
export function Notes({ id, at, findings, refusal }: FieldNotes) {
  const { t } = useTranslation();
  const { openText } = useForm();
  if (findings.length === 0 && refusal === undefined) return null;
  return (
    <ul className={styles.notes} id={id}>
      {findings.map((finding) => (
        <Finding key={`${finding.code} ${finding.line} ${finding.message}`} {...finding} />
      ))}
      {refusal && (
        <li className={classes(styles.note, styles.error)} role="alert">
          <CircleX className="ico" aria-hidden="true" />
          <span>{t(`adminForms.refused.${refusal}`)}</span>
          <button type="button" className={styles.link} onClick={() => openText(at)}>
            {t('adminForms.editAsText')}
          </button>
        </li>
      )}
    </ul>
  );
}

function Finding({ code, severity, message, mend }: Problem) {
  const { t } = useTranslation();
  const isError = severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <li className={classes(styles.note, isError ? styles.error : styles.warning)}>
      <Icon className="ico" aria-hidden="true" />
      <span className="sr">{t(`adminForms.severity.${severity}`)}</span>
      <CodeButton code={code} />
      <span>
        {message} {mend}
      </span>
    </li>
  );
}
