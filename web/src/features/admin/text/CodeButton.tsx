import type { Code } from '@fabula/story/diagnostics/diagnostics';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text.module.css';

const CodeDialog = lazy(() => import('./CodeDialog.tsx'));

/** A code of the checker, which says what it means wherever it stands. */
export function CodeButton({ code }: { code: Code }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.code}
        title={t('admin.problems.explain')}
        onClick={() => setOpen(true)}
      >
        {code}
      </button>
      <Suspense fallback={null}>
        {isOpen && <CodeDialog code={code} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
