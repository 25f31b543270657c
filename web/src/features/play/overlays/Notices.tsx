import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { finishName } from '../../../components/cardFaces.ts';
import { classes } from '../../../components/classes.ts';
import { propertyName } from '../../../components/PropertyTag.tsx';
import { rankLetter } from '../../../lib/format/rank.ts';
import { NOTICE_EXIT_MS, NOTICE_MS, type Notice } from '../../../lib/game/notices.ts';
import { gameEvents } from '../../../lib/game/state.ts';
import { uiState } from '../../../lib/game/uiState.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import { TEST_IDS } from '../../../lib/testids.ts';
import { pageAudio } from '../../../lib/voice/sound/pageAudio.ts';
import type { View } from '../api.ts';
import { nameOfCard } from '../hand/cardNames.ts';
import { useSelection } from '../hand/useSelection.ts';
import { useGameState, useRunDispatch } from '../useRun.ts';
import styles from './Notices.module.css';

/** What the turn has earned, one after the other; an upgrade of the moment on stage is told while it is decided. */
export function Notices({ stage, run }: { stage: View; run: View }) {
  const game = useGameState();
  const { characters, difficulty, bet } = useSelection(stage);
  const [first] = game.notices;
  const isComplete = characters.length > 0 && difficulty !== undefined && bet !== undefined;
  const upgrading = stage.momentType === 'upgrade' && uiState(game) === 'PROCESSING' && isComplete;
  return (
    <div className={styles.notices} role="status" data-testid={TEST_IDS.notices}>
      {first && <Shown key={first.id} notice={first} run={run} />}
      {!first && upgrading && <UpgradeProgress view={stage} />}
    </div>
  );
}

function UpgradeProgress({ view }: { view: View }) {
  const { tell, lang } = useScene();
  const { characters, difficulty, bet = 0 } = useSelection(view);
  const level = view.controls?.difficulties.find(({ id }) => id === difficulty)?.label;
  const about = [
    nameOfCard(view, characters[0]),
    level,
    bet > 0 ? tell('notices.bet', { bet }) : tell('notices.noBet'),
  ];
  return (
    <span lang={lang} className={styles.toast}>
      {tell('notices.upgrade')} <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function Shown({ notice, run }: { notice: Notice; run: View }) {
  const dispatch = useRunDispatch();
  useEffect(() => {
    if (notice.kind === 'perfect' || notice.kind === 'rank') void pageAudio().effects.play(notice.kind);
    const done = () => dispatch(gameEvents.noticeShown(notice.id));
    const timer = setTimeout(done, NOTICE_MS[notice.kind] + NOTICE_EXIT_MS);
    return () => clearTimeout(timer);
  }, [notice, dispatch]);
  if (notice.kind === 'rank') return <Rank rank={notice.rank} best={run.bestRank} />;
  return <Toast notice={notice} run={run} />;
}

/** `best` is of earlier runs: 1 (S) to 7 (F). */
function Rank({ rank, best }: { rank: number; best: number | undefined }) {
  const { t } = useTranslation();
  const letter = rankLetter(rank);
  const isFirst = best === undefined || rank < best;
  return (
    <div className={styles.banner}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <b>
        {t('play.notices.rank', { letter })}
        {isFirst && <small>{t('play.notices.firstTime')}</small>}
      </b>
    </div>
  );
}

function Toast({ notice, run }: { notice: Exclude<Notice, { kind: 'rank' }>; run: View }) {
  const { tell, lang } = useScene();
  const words = () => {
    if (notice.kind === 'sacrificed')
      return tell('notices.sacrificed', {
        list: notice.properties.map((name) => propertyName(tell, name)).join(', '),
      });
    if (notice.kind === 'modifier') return `${notice.name}: ${notice.description}`;
    if (notice.kind !== 'upgrade') return tell(`notices.${notice.kind}`);
    const name = nameOfCard(run, notice.characterId) ?? '';
    if (!notice.finish) return tell('notices.upgradeFailed', { name });
    return tell('notices.upgradeDone', { name, finish: finishName(tell, notice.finish) });
  };
  return (
    <span lang={lang} className={classes(styles.toast, styles[notice.kind])}>
      {notice.kind === 'perfect' && <Sparkles className="ico" aria-hidden="true" />}
      {words()}
    </span>
  );
}
