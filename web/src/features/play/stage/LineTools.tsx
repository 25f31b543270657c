import { RotateCcw, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import { askedNow } from '../../../lib/game/talk.ts';
import { mayHearAgain } from '../../../lib/game/uiState.ts';
import { useGameState } from '../useRun.ts';
import styles from './LineTools.module.css';
import { useTalk } from './useTalk.ts';

interface Props {
  session: GameSession | undefined;
  onLog: () => void;
}

/** What can be done with what was said: to hear it once more, and to read all of it. */
export function LineTools({ session, onLog }: Props) {
  const { t } = useTranslation();
  const game = useGameState();
  const talk = useTalk();
  if (talk.length === 0) return null;
  const may = mayHearAgain(game) && askedNow(talk).length > 0;
  // It keeps the focus while it is heard: it is not taken away.
  const again = { 'aria-disabled': !may || undefined, onClick: () => may && session?.hearAgain() };
  return (
    <span className={styles.tools}>
      <IconButton label={t('play.hearAgain')} title={t('play.hearAgain')} {...again}>
        <RotateCcw className="ico" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('play.log')} title={t('play.log')} aria-haspopup="dialog" onClick={onLog}>
        <ScrollText className="ico" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
