import { CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOfDraft } from '../draft/useDraft.ts';
import shell from '../shell/shell.module.css';
import { CodeButton } from '../text/CodeButton.tsx';
import styles from './history.module.css';

const MOST = 20;

/** What is still to mend, errors first: with one of them the story is not published. */
export function PublishProblems() {
  const { t } = useTranslation();
  const problems = useOfDraft((draft) => draft.problems());
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
    <ul className={styles.problems} aria-label={t('admin.problems.title')} tabIndex={0}>
      {problems.slice(0, MOST).map(({ code, severity, file, line, column, message }) => (
        <li key={`${code}${file}${line}.${column}${message}`}>
          <span className={severity === 'error' ? shell.error : shell.warning}>
            {severity === 'error' ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          </span>
          <span>
            <CodeButton code={code} /> {message}{' '}
            <small>
              {file} {line}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
