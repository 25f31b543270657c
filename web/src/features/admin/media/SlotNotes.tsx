import type { Problem } from '@fabula/story/problem';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { useForm } from '../widgets/form.ts';
import notes from '../widgets/Notes.module.css';

type Code = keyof typeof adminMedia.problems;
const isOfFiles = (code: string): code is Code => Object.hasOwn(adminMedia.problems, code);

/** What the checker says of a file: it names it in its message. */
export function problemOf(problems: readonly Problem[], path: string): Problem | undefined {
  return problems.find(({ code, message }) => isOfFiles(code) && message.includes(` media/${path} `));
}

/** What is to mend about the file at a path below media/. */
export function SlotNotes({ path }: { path: string }) {
  const { t } = useTranslation();
  const { draft } = useForm();
  const subscribe = useCallback((listener: () => void) => draft.subscribe(listener), [draft]);
  const problem = useSyncExternalStore(subscribe, () => problemOf(draft.problems(), path));
  if (!problem || !isOfFiles(problem.code)) return null;
  const isError = problem.severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <p className={classes(notes.note, isError ? notes.error : notes.warning)}>
      <Icon className="ico" aria-hidden="true" />
      <span className="sr">{t(`adminForms.severity.${problem.severity}`)}</span>
      <code>{problem.code}</code>
      <span>{t(`adminMedia.problems.${problem.code}`)}</span>
    </p>
  );
}
