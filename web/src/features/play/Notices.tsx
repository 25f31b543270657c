import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { classes } from '../../components/classes.ts';
import { pageAudio } from '../../lib/audio/pageAudio.ts';
import { rankLetter } from '../../lib/format/rank.ts';
import { NOTICE_EXIT_MS, NOTICE_MS, type Notice } from '../../lib/game/notices.ts';
import { gameEvents } from '../../lib/game/state.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import styles from './Notices.module.css';
import { useGameState } from './useGame.ts';

const SOUNDS = { perfect: 'perfect', rank: 'rank' } as const;

/** What the turn has earned, one after the other. */
export function Notices() {
  const [first] = useGameState().notices;
  return (
    <div className={styles.notices} role="status" data-testid={TEST_IDS.notices}>
      {first && <Shown key={first.id} notice={first} />}
    </div>
  );
}

function Shown({ notice }: { notice: Notice }) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (notice.kind === 'perfect' || notice.kind === 'rank')
      void pageAudio().effects.play(SOUNDS[notice.kind]);
    const done = () => dispatch(gameEvents.noticeShown(notice.id));
    const timer = setTimeout(done, NOTICE_MS[notice.kind] + NOTICE_EXIT_MS);
    return () => clearTimeout(timer);
  }, [notice, dispatch]);
  return notice.kind === 'rank' ? <Rank rank={notice.rank} /> : <Toast notice={notice} />;
}

function Rank({ rank }: { rank: number }) {
  const { t } = useTranslation();
  const letter = rankLetter(rank);
  return (
    <div className={styles.banner}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <b>{t('play.notices.rank', { letter })}</b>
    </div>
  );
}

function Toast({ notice }: { notice: Exclude<Notice, { kind: 'rank' }> }) {
  const { t } = useTranslation();
  const words = () => {
    if (notice.kind === 'sacrificed')
      return t('play.notices.sacrificed', { list: notice.properties.join(', ') });
    if (notice.kind === 'modifier') return `${notice.name}: ${notice.description}`;
    return t(`play.notices.${notice.kind}`);
  };
  return (
    <span className={classes(styles.toast, styles[notice.kind])}>
      {notice.kind === 'perfect' && <Sparkles className="ico" aria-hidden="true" />}
      {words()}
    </span>
  );
}
