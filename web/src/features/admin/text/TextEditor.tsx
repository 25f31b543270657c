import { EditorView } from '@codemirror/view';
import type { Code } from '@fabula/story/diagnostics/diagnostics';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import CodeDialog from './CodeDialog.tsx';
import { showProblems } from './diagnostics.ts';
import { furnish } from './furnish.ts';
import { selectLine, showLine } from './selectLine.ts';
import styles from './text.module.css';

interface Props {
  path: string;
  /** To be shown, from 1. */
  line: number | undefined;
  /** Another one at each visit, also of the same line. */
  visit: string;
  /** Whether one goes on there; else it is only in sight. */
  takesFocus?: boolean;
}

/** A text of the draft in an editor. What is typed here, others and forms see at once, and the other way round. */
export default function TextEditor({ path, line, visit, takesFocus = true }: Props) {
  const { t } = useTranslation();
  const draft = useDraft();
  const canEdit = useOfDraft((one) => one.canEdit);
  const problems = useOfDraft((one) => one.problems());
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [explained, setExplained] = useState<Code>();

  useEffect(() => {
    if (!parent.current) return undefined;
    furnish(draft, path, { label: path, canEdit });
    const state = draft.stateOf(path);
    if (!state) return undefined;
    const opened = new EditorView({
      state,
      parent: parent.current,
      dispatchTransactions: (transactions) => {
        for (const transaction of transactions) draft.take(path, transaction);
      },
    });
    view.current = opened;
    const end = draft.follow(path, (transaction) => {
      if (transaction.startState === opened.state) opened.update([transaction]);
      else opened.setState(transaction.state);
    });
    return () => {
      end();
      opened.destroy();
      view.current = undefined;
    };
  }, [draft, path, canEdit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same line is one as well
  useEffect(() => {
    if (!view.current || line === undefined) return;
    if (takesFocus) selectLine(view.current, line);
    else showLine(view.current, line);
  }, [line, visit, path]);

  useEffect(() => {
    const explains = (code: Code) => t('admin.problems.explainOf', { code });
    showProblems(draft, path, { problems, explain: setExplained, explains });
  }, [draft, path, problems, t]);

  return (
    <>
      <div
        ref={parent}
        className={styles.editor}
        data-readonly={canEdit ? undefined : ''}
        title={draft.head.myRole === 'reader' ? t('admin.text.readOnly') : undefined}
      />
      {explained && <CodeDialog code={explained} onClose={() => setExplained(undefined)} />}
    </>
  );
}
