import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { focusOnMount } from '../../../components/focusOnMount.ts';
import { Stage } from '../../../components/Stage.tsx';
import { backdropOf, remaining } from '../facts.ts';
import type { Stage as StageNow } from '../selectStage.ts';
import type { WayOn } from '../useWayOn.ts';
import styles from './EndScreen.module.css';
import { Tally } from './Tally.tsx';

/** Between two moments. */
export function MomentEnd({ view, next }: { view: StageNow; next: WayOn }) {
  const { t } = useTranslation();
  const { left, max } = remaining(view);
  return (
    <Stage place={backdropOf(view)} className={styles.end}>
      <h1>{t('play.complete')}</h1>
      <p>{t(view.hasFailed ? 'play.failedText' : 'play.completeText')}</p>
      <Tally
        counts={[
          [max - left, t('play.interactions')],
          [left, t('play.remaining')],
        ]}
      />
      <Button kind="lamp" big ref={focusOnMount} aria-busy={next.isTaken || undefined} onClick={next.take}>
        {t('play.startNext')}
      </Button>
      <p role="status" className="sr">
        {next.isTaken && t('common.loading')}
      </p>
    </Stage>
  );
}
