import '@fontsource-variable/newsreader/wght.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useMemo } from 'react';
import { adminFlow } from '../../../lib/i18n/en/adminFlow.ts';
import type { Draft } from '../draft/draft.ts';
import { useCanEdit } from '../draft/useCanEdit.ts';
import { fetchDialogs } from './dialogs/fetchDialogs.ts';
import styles from './flow.module.css';
import { ActionsContext, FlowContext, type FlowState } from './flowContext.ts';
import { useActions } from './useActions.ts';
import { useFlow } from './useFlow.ts';
import { usePageKeys } from './usePageKeys.ts';
import { useView } from './useView.ts';
import { useWords } from './useWords.ts';
import { prepareViews, Views } from './Views.tsx';

const Sheet = lazy(async () => ({ default: (await import('./sheet/Sheet.tsx')).Sheet }));
const Asked = lazy(async () => ({ default: (await fetchDialogs()).Asked }));

export const texts = { adminFlow };
/** What the page is drawn with comes while the story is still on its way. */
export const prepare = prepareViews;
export const title = (t: TFunction) => t('adminFlow.title');

/** How a story flows from moment to moment: as a graph or as a list, both of which change the draft. */
export default function FlowPage({ draft }: { draft: Draft }) {
  const flow = useFlow(draft);
  const canEdit = useCanEdit(draft);
  const words = useWords();
  const { actions, at, toFocus, question, answered, unwritable, isSheetOpen, closeSheet } = useActions();
  const here = flow.bySlug.get(at ?? '')?.slug ?? flow.start ?? flow.moments[0]?.slug;
  const { view, setView } = useView();
  const toggleView = () => {
    setView(view === 'list' ? 'graph' : 'list');
    // Whoever is at a moment is there in the other form, too.
    if (here !== undefined) actions.goTo(here, true);
  };
  usePageKeys({ toggleView, ask: actions.ask });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether one may edit is asked of the draft
  const state: FlowState = useMemo(
    () => ({ draft, flow, words, actions, at: here, toFocus }),
    [draft, flow, words, actions, here, toFocus, canEdit],
  );
  const moment = isSheetOpen ? flow.bySlug.get(here ?? '') : undefined;
  return (
    <ActionsContext value={actions}>
      <FlowContext value={state}>
        <div className={styles.page}>
          <h2 className="sr">{words.t('adminFlow.title')}</h2>
          <Views view={view} onView={setView} unwritable={unwritable}>
            <Suspense fallback={null}>
              {moment && <Sheet key={moment.slug} moment={moment} onClose={closeSheet} />}
            </Suspense>
          </Views>
          <Suspense fallback={null}>{question && <Asked question={question} onClose={answered} />}</Suspense>
        </div>
      </FlowContext>
    </ActionsContext>
  );
}
