import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Stage } from '../../components/Stage.tsx';
import { StoryTitle } from '../../components/StoryTitle.tsx';
import type { Story } from './api.ts';
import styles from './Splash.module.css';

interface Props {
  story: Story;
  /** Called inside the gesture: sound may be unlocked. */
  onStart: () => void;
}

/** The gate before a story: it says whose it is, and its button unlocks sound. */
export function Splash({ story, onStart }: Props) {
  const { t } = useTranslation();
  return (
    <Stage place={story.backgroundImage} className={styles.splash}>
      <p className={styles.kicker}>{t('launch.kicker')}</p>
      <StoryTitle story={story} className={styles.title} />
      <div className={styles.start}>
        <Button kind="lamp" big onClick={onStart}>
          {t('launch.start')}
        </Button>
      </div>
    </Stage>
  );
}
