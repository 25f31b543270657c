import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOfDraft } from '../draft/useDraft.ts';
import styles from './shell.module.css';
import { useNextProblem } from './useNextProblem.ts';

/** How much is to mend; leads to the next place. */
export function ProblemsButton() {
  const { t } = useTranslation();
  const problems = useOfDraft((draft) => draft.problems());
  const next = useNextProblem();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return (
    <button
      type="button"
      className={styles.problems}
      onClick={next}
      aria-keyshortcuts="F8"
      disabled={problems.length === 0}
    >
      <span className="sr">{t('admin.problems.title')}</span>
      <span className={errors > 0 ? styles.error : styles.sound}>
        {errors > 0 ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        {errors}
        <span className="sr">{t('admin.problems.errors')}</span>
      </span>
      <span className={warnings > 0 ? styles.warning : undefined}>
        <TriangleAlert aria-hidden="true" />
        {warnings}
        <span className="sr">{t('admin.problems.warnings')}</span>
      </span>
      <kbd>F8</kbd>
    </button>
  );
}
