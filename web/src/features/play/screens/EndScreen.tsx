import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { classes } from '../../../components/classes.ts';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Stage } from '../../../components/Stage.tsx';
import { rankLetter } from '../../../lib/format/rank.ts';
import { withTexts } from '../../../lib/i18n/withTexts.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import { useStoryOfRunQuery, type View } from '../api.ts';
import { remaining } from '../facts.ts';
import styles from './EndScreen.module.css';
import { Tally } from './Tally.tsx';

const TicketsDialog = lazy(() => withTexts(import('../../../components/tickets/TicketsDialog.tsx')));

interface Props {
  kind: 'won' | 'lost';
  view: View;
  place: string;
  onRestart: () => void;
  /** The way out where no other run can be begun. */
  onLeave: () => void;
}

/** The end of a run: by its rules, by its player, or with its story, which nobody has lost. */
export function EndScreen({ kind, view, place, onRestart, onLeave }: Props) {
  const { t } = useTranslation();
  const how = view.endedWithStory ? 'closed' : kind;
  const isClosed = useIsClosed(view);
  const isOver = view.isTest || isClosed;
  useEffect(() => {
    pageAudio().music.stop();
    pageAudio().closeMicrophone();
    if (how !== 'closed') void pageAudio().effects.play(how === 'won' ? 'win' : 'lose');
  }, [how]);
  const rank = view.loopRank;
  return (
    <Stage place={place} className={classes(styles.end, styles[kind])}>
      <h1>{t(`play.${how}`)}</h1>
      <p role="status">{t(isClosed && how !== 'closed' ? 'play.closedSince' : `play.${how}Text`)}</p>
      <Tally
        counts={[
          [kind === 'won' || rank ? rankLetter(rank) : '–', t('play.rank')],
          [view.loopNumber || 1, t('play.runLabel')],
          [remaining(view).left, t('play.remaining')],
        ]}
      />
      <Button
        kind={kind === 'won' ? 'lamp' : 'plain'}
        big
        ref={focusOnMount}
        onClick={isOver ? onLeave : onRestart}
      >
        {t(view.isTest ? 'play.test.leave' : isClosed ? 'common.toCatalogue' : 'play.restart')}
      </Button>
      {kind === 'won' && !view.isTest && <TicketsButton />}
    </Stage>
  );
}

/** Whether nobody can begin another run: one that plays on may end long after its story was closed. */
function useIsClosed({ endedWithStory, isTest, blueprintStoryId }: View): boolean {
  const { data } = useStoryOfRunQuery(
    { storyId: blueprintStoryId },
    { skip: endedWithStory || isTest, refetchOnMountOrArgChange: true },
  );
  return endedWithStory || (!isTest && data?.story?.isClosed === true);
}

function TicketsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('tickets.menu')}
      </Button>
      {open && (
        <Suspense>
          <TicketsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
