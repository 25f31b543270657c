import type { Code } from '@fabula/story/diagnostics/diagnostics';
import type { Problem } from '@fabula/story/problem';
import { CircleX, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfDraft } from '../draft/useDraft.ts';
import shell from '../shell/shell.module.css';
import { useShowProblem } from '../shell/useNextProblem.ts';
import styles from './text.module.css';

const CodeDialog = lazy(() => import('./CodeDialog.tsx'));

/** More would not be read. */
const MOST = 200;

/** What is to mend in the whole story, that of the open file first. */
export function ProblemList({ current }: { current: string }) {
  const { t } = useTranslation();
  const problems = useOfDraft((draft) => draft.problems());
  const isChecked = useOfDraft((draft) => draft.isChecked);
  const [explained, setExplained] = useState<Code>();
  const here = problems.filter(({ file }) => file === current);
  const others = problems.filter(({ file }) => file !== current);
  const all = [...here, ...others];
  return (
    <section className={styles.problems} aria-label={t('admin.problems.title')}>
      <p className={styles.note} role="status">
        {isChecked ? t('admin.problems.count', { count: all.length }) : t('admin.problems.checking')}
      </p>
      <ul>
        {all.slice(0, MOST).map((problem) => (
          <Row
            key={`${problem.code}${problem.file}${problem.line}.${problem.column}${problem.message}`}
            problem={problem}
            onExplain={setExplained}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {explained && <CodeDialog code={explained} onClose={() => setExplained(undefined)} />}
      </Suspense>
    </section>
  );
}

function Row({ problem, onExplain }: { problem: Problem; onExplain: (code: Code) => void }) {
  const { t } = useTranslation();
  const show = useShowProblem();
  const { code, severity, message, mend, file, line } = problem;
  return (
    <li>
      <span className={severity === 'error' ? shell.error : shell.warning}>
        {severity === 'error' ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        <span className="sr">{t(`admin.problems.${severity}`)}</span>
      </span>
      <button
        type="button"
        className={styles.code}
        onClick={() => onExplain(code)}
        title={t('admin.problems.explain')}
      >
        {code}
      </button>
      <button type="button" className={styles.place} onClick={() => show(problem)}>
        <span>
          {message} {mend}
        </span>
        <small>
          {file} {line}
        </small>
      </button>
    </li>
  );
}
