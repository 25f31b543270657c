import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Loading } from '../../../components/Notice.tsx';
import { useOfDraft } from '../draft/useDraft.ts';
import { lineOf } from '../paths.ts';
import { useTellPlace } from '../presence/useTellPlace.ts';
import { FileList } from './FileList.tsx';
import { NoText } from './NoText.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './text.module.css';

const TextEditor = lazy(() => import('./TextEditor.tsx'));

interface Props {
  path: string;
  /** Where one comes to, unless the address tells it. */
  line?: number | undefined;
}

/** One text of the story among all of them, and what is to mend. */
export function TextPage({ path, line }: Props) {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const isThere = useOfDraft((one) => one.stateOf(path) !== undefined);
  useTellPlace(path);
  return (
    <div className={styles.panes}>
      <FileList current={path} />
      <section className={styles.text} aria-label={path}>
        <header>
          <b>{path}</b>
          <span className={styles.note}>{t('admin.text.keys')}</span>
        </header>
        {isThere ? (
          <Suspense fallback={<Loading />}>
            <TextEditor key={path} path={path} line={lineOf(hash) ?? line} visit={key} />
          </Suspense>
        ) : (
          <NoText path={path} />
        )}
        <ProblemList current={path} />
      </section>
    </div>
  );
}
