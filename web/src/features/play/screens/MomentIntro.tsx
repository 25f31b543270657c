import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Stage } from '../../../components/Stage.tsx';
import { rankLetter } from '../../../lib/format/rank.ts';
import { loadWhileIdle } from '../../../lib/voice/microphone/voiceActivity.ts';
import type { View } from '../api.ts';
import { backdropOf, titleOf } from '../facts.ts';
import { useMomentDate } from '../stage/useMomentDate.ts';
import styles from './MomentIntro.module.css';

/** Before a moment: when it is, what it is called, and what there is to beat. */
export function MomentIntro({ view, onStart }: { view: View; onStart: () => void }) {
  const { t } = useTranslation();
  const { name, date: day, ...pictures } = titleOf(view);
  const date = useMomentDate(day);
  return (
    <Stage place={backdropOf(pictures)} className={styles.intro} onPlace={loadWhileIdle}>
      <span lang={view.language} className={styles.when}>
        {date}
      </span>
      <h1 lang={view.language}>{name}</h1>
      <div className={styles.start}>
        <Button kind="lamp" big ref={focusOnMount} onClick={onStart}>
          {t('play.start')}
        </Button>
      </div>
      <p className={styles.run}>
        <span>{t('play.run', { number: view.loopNumber || 1 })}</span>
        <span>{t('play.beatRank', { rank: rankLetter(view.bestRank) })}</span>
      </p>
    </Stage>
  );
}
