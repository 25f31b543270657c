import { domAnimation, LazyMotion } from 'motion/react';
import * as m from 'motion/react-m';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { focusOnMount } from '../../components/focusOnMount.ts';
import { Stage } from '../../components/Stage.tsx';
import { rankLetter } from '../../lib/format/rank.ts';
import { useReducedMotion } from '../../lib/reducedMotion.ts';
import type { View } from './api.ts';
import { backdropOf, titleOf } from './facts.ts';
import styles from './MomentIntro.module.css';
import { useMomentDate } from './useMomentDate.ts';

const rise = (delay: number, still: boolean) => ({
  initial: still ? { opacity: 0 } : { opacity: 0, y: 16 },
  animate: still ? { opacity: 1 } : { opacity: 1, y: 0 },
  transition: still ? { duration: 0.15 } : { duration: 0.5, delay },
});

/** Before a moment: when it is, what it is called, and what there is to beat. */
export function MomentIntro({ view, onStart }: { view: View; onStart: () => void }) {
  const { t } = useTranslation();
  const { name, date: day, ...pictures } = titleOf(view);
  const date = useMomentDate(day);
  const still = useReducedMotion();
  return (
    <LazyMotion features={domAnimation} strict>
      <Stage place={backdropOf(pictures)} className={styles.intro}>
        <m.span className={styles.when} {...rise(0, still)}>
          {date}
        </m.span>
        <m.h1 lang={view.language} {...rise(0.15, still)}>
          {name}
        </m.h1>
        <m.div className={styles.start} {...rise(0.45, still)}>
          <Button kind="lamp" big ref={focusOnMount} onClick={onStart}>
            {t('play.start')}
          </Button>
        </m.div>
        <m.p className={styles.run} {...rise(0.6, still)}>
          <span>{t('play.run', { number: view.loopNumber || 1 })}</span>
          <span>{t('play.beatRank', { rank: rankLetter(view.bestRank) })}</span>
        </m.p>
      </Stage>
    </LazyMotion>
  );
}
