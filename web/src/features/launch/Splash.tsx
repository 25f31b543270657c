import { domAnimation, LazyMotion } from 'motion/react';
import * as m from 'motion/react-m';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Stage } from '../../components/Stage.tsx';
import { useReducedMotion } from '../../lib/reducedMotion.ts';
import type { Story } from './api.ts';
import styles from './Splash.module.css';

/** One part after the other rises from the dark. */
function rise(delay: number, still: boolean) {
  const duration = still ? 0.15 : 0.9;
  return {
    initial: still ? { opacity: 0 } : { opacity: 0, y: 20 },
    animate: still ? { opacity: 1 } : { opacity: 1, y: 0 },
    transition: { duration, delay: still ? 0 : delay },
  };
}

interface Props {
  story: Story;
  /** Called inside the gesture: sound may be unlocked. */
  onStart: () => void;
}

/** The gate before a story: it says whose it is, and its button unlocks sound. */
export function Splash({ story, onStart }: Props) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  return (
    <LazyMotion features={domAnimation} strict>
      <Stage place={story.backgroundImage} className={styles.splash}>
        <m.p className={styles.kicker} {...rise(0, still)}>
          {t('launch.kicker')}
        </m.p>
        <m.h1 {...rise(0.5, still)}>
          {story.storyLogoImage ? (
            <img className={styles.title} src={story.storyLogoImage} alt={story.name} />
          ) : (
            story.name
          )}
        </m.h1>
        <m.div className={styles.start} {...rise(1.5, still)}>
          <Button kind="lamp" big onClick={onStart}>
            {t('launch.start')}
          </Button>
        </m.div>
      </Stage>
    </LazyMotion>
  );
}
