import { Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { ToCatalogue } from '../../components/ToCatalogue.tsx';
import styles from './LaunchPage.module.css';
import { ResetProgress } from './ResetProgress.tsx';
import type { Way } from './useLaunch.ts';

interface Props {
  state: 'FRESH' | 'ONGOING' | 'COMPLETED';
  storyId: string;
  /** Nobody can begin a run of it. */
  isClosed: boolean;
  busy: boolean;
  onLaunch: (way: Way) => Promise<void>;
  /** A new run is wished for, and one is going on. */
  onAnew: () => void;
}

/** What can be done from here, by how far the player is. */
export function Actions({ state, storyId, isClosed, busy, onLaunch, onAnew }: Props) {
  const { t } = useTranslation();
  const first: Way = state === 'ONGOING' ? 'continue' : 'new';
  const words = { FRESH: 'startGame', ONGOING: 'continueGame', COMPLETED: 'newRun' } as const;
  const canGo = !isClosed || first === 'continue';
  return (
    <div className={styles.actions}>
      {canGo ? (
        <Button kind="lamp" big disabled={busy} onClick={() => void onLaunch(first)}>
          <Play className="ico" aria-hidden="true" />
          {t(`launch.${words[state]}`)}
        </Button>
      ) : (
        <ToCatalogue />
      )}
      {state !== 'FRESH' && (
        <div className={styles.others}>
          {state === 'ONGOING' && !isClosed && (
            <Button kind="ghost" disabled={busy} onClick={onAnew}>
              <RotateCcw className="ico" aria-hidden="true" />
              {t('launch.newRun')}
            </Button>
          )}
          <ResetProgress {...{ storyId, isClosed }} isPlaying={state === 'ONGOING'} />
        </div>
      )}
    </div>
  );
}
