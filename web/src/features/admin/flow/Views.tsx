import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { withTexts } from '../../../lib/i18n/withTexts.ts';
import { whenIdle } from '../whenIdle.ts';
import { fetchDialogs } from './dialogs/fetchDialogs.ts';
import { forgetMoves } from './edits/moveMoment.ts';
import styles from './flow.module.css';
import { useFlowState } from './flowContext.ts';
import { prepareLayout } from './layout/layOutAside.ts';
import { type Placing, usePlaces } from './layout/usePlaces.ts';
import { Toolbar } from './Toolbar.tsx';
import { fittingView, type View } from './useView.ts';
import { Warnings } from './Warnings.tsx';

const graph = () => import('./graph/Graph.tsx');
const Graph = lazy(async () => ({ default: (await graph()).Graph }));
const MomentList = lazy(async () => ({ default: (await import('./list/MomentList.tsx')).MomentList }));
const EmptyStory = lazy(() => withTexts(import('./EmptyStory.tsx')));

/** Has the graph and what lays it out come, where a graph is what will be shown first. */
export function prepareViews(): void {
  if (fittingView() !== 'graph') return;
  // Whether it cannot come is said where it is shown.
  graph().catch(() => undefined);
  prepareLayout();
}

interface Props {
  view: View;
  onView: (view: View) => void;
  /** A file in which there is no sure way to write what was asked. */
  unwritable: string | undefined;
  /** The sheet of the moment at work, where it is open. */
  children: ReactNode;
}

/** The story in the chosen form, under the tools for both. */
export function Views({ view, onView, unwritable, children }: Props) {
  const { draft, flow, words, actions } = useFlowState();
  const placing = usePlaces(flow, view === 'graph');
  // It comes while the story is laid out.
  useEffect(() => {
    if (view === 'graph') void graph();
  }, [view]);
  const stands = view === 'list' || placing.places !== undefined;
  // Whoever opens a dialog by a key types on at once.
  useEffect(() => {
    if (!stands) return undefined;
    return whenIdle(() => void fetchDialogs().catch(() => undefined));
  }, [stands]);
  const tidy = () => {
    actions.attempt('flow.yaml', () => forgetMoves(draft));
    placing.tidy();
  };
  return (
    <>
      <Toolbar view={view} onView={onView} onTidy={tidy} />
      <Warnings unwritable={unwritable} />
      <div className={styles.panes}>
        <Suspense fallback={<Notice>{words.t('adminFlow.laidOut')}</Notice>}>
          {flow.moments.length === 0 ? (
            <EmptyStory />
          ) : view === 'list' ? (
            <MomentList />
          ) : (
            <Drawn {...placing} />
          )}
        </Suspense>
        {children}
      </div>
    </>
  );
}

/** The graph as soon as it has been laid out. */
function Drawn({ places, isAway }: Placing) {
  const { t } = useFlowState().words;
  if (isAway) return <Notice role="alert">{t('adminFlow.failed')}</Notice>;
  if (places === undefined) return <Notice>{t('adminFlow.laidOut')}</Notice>;
  return <Graph places={places} />;
}
