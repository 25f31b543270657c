import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Stage } from '../../../components/Stage.tsx';
import type { View } from '../api.ts';
import { backdropOf, remaining } from '../facts.ts';
import { useGameState } from '../useGame.ts';
import styles from './EndScreen.module.css';
import { Tally } from './Tally.tsx';

/** Between two moments. */
export function MomentEnd({ view, onNext }: { view: View; onNext: () => void }) {
  const { t } = useTranslation();
  const game = useGameState();
  const { left, max } = remaining(view, game);
  const failed = game.output?.outcome === 'failure';
  return (
    <Stage place={backdropOf(view)} className={styles.end}>
      <h1>{t('play.complete')}</h1>
      <p>{t(failed ? 'play.failedText' : 'play.completeText')}</p>
      <Tally
        counts={[
          [max - left, t('play.interactions')],
          [left, t('play.remaining')],
        ]}
      />
      <Button kind="lamp" big ref={focusOnMount} onClick={onNext}>
        {t('play.startNext')}
      </Button>
    </Stage>
  );
}
