import { SourceFile } from '@fabula/story/source-file';
import { lazy, Suspense, useMemo } from 'react';
import { Loading } from '../../../components/Notice.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import type { TextLook } from '../moment/FilePage.tsx';
import { NoText } from './NoText.tsx';
import { ProblemList } from './ProblemList.tsx';
import styles from './text.module.css';

const TextEditor = lazy(() => import('./TextEditor.tsx'));

interface Props extends TextLook {
  path: string;
}

/** A text beside its form, and what is to mend. */
export function TextPane({ path, at, isAsked, isShown }: Props) {
  const draft = useDraft();
  const isThere = useOfDraft((one) => one.stateOf(path) !== undefined);
  const line = useMemo(
    () => at && new SourceFile(path, draft.textOf(path) ?? '').at(at).line,
    [draft, path, at],
  );
  if (!isThere) return <NoText path={path} />;
  return (
    <section className={styles.pane} aria-label={path}>
      <Suspense fallback={<Loading />}>
        <TextEditor
          key={path}
          {...{ path, line }}
          visit={JSON.stringify([at, isShown])}
          takesFocus={isAsked}
        />
      </Suspense>
      <ProblemList current={path} />
    </section>
  );
}
