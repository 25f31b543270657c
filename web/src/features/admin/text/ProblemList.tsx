import type { Problem } from '@fabula/story/problem';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useOfDraft } from '../draft/useDraft.ts';
import { HELP_PATH } from '../paths.ts';
import shell from '../shell/shell.module.css';
import { useShowProblem } from '../shell/useNextProblem.ts';
import { CodeButton } from './CodeButton.tsx';
import styles from './text.module.css';

/** More would not be read. */
const MOST = 200;

/** What is to mend in the whole story, that of the open file first. */
export function ProblemList({ current }: { current: string }) {
  const { t } = useTranslation();
  const here = useHere();
  const problems = useOfDraft((draft) => draft.problems());
  const isChecked = useOfDraft((draft) => draft.isChecked);
  const own = problems.filter(({ file }) => file === current);
  const others = problems.filter(({ file }) => file !== current);
  const all = [...own, ...others];
  return (
    <section className={styles.problems} aria-label={t('admin.problems.title')}>
      <p className={styles.note} role="status">
        {isChecked ? t('admin.problems.count', { count: all.length }) : t('admin.problems.checking')}
      </p>
      {all.length > 0 && (
        <Link className={styles.note} to={here(HELP_PATH)}>
          {t('admin.help.title')}
        </Link>
      )}
      <ul>
        {all.slice(0, MOST).map((problem) => (
          <Row
            key={`${problem.code}${problem.file}${problem.line}.${problem.column}${problem.message}`}
            problem={problem}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ problem }: { problem: Problem }) {
  const { t } = useTranslation();
  const show = useShowProblem();
  const { code, severity, message, mend, file, line } = problem;
  return (
    <li>
      <span className={severity === 'error' ? shell.error : shell.warning}>
        {severity === 'error' ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        <span className="sr">{t(`admin.problems.${severity}`)}</span>
      </span>
      <CodeButton code={code} />
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
