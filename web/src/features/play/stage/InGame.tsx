import { useTranslation } from 'react-i18next';
import { Stage } from '../../../components/Stage.tsx';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import { uiState } from '../../../lib/game/uiState.ts';
import type { View } from '../api.ts';
import { Opponents } from '../battle/Opponents.tsx';
import { Phase } from '../battle/Phase.tsx';
import { backdropOf } from '../facts.ts';
import { Hand } from '../hand/Hand.tsx';
import { useLettingGo } from '../hand/useSelection.ts';
import { MenuRing } from '../menu/MenuRing.tsx';
import { MenuSheet } from '../menu/MenuSheet.tsx';
import { ControlPanel } from '../panels/ControlPanel.tsx';
import type { OnStage } from '../selectStage.ts';
import { useGameState } from '../useRun.ts';
import { useShownFor } from '../useShownFor.ts';
import { Captions } from './Captions.tsx';
import { Choices } from './Choices.tsx';
import { Console } from './Console.tsx';
import { FigureHost } from './FigureHost.tsx';
import styles from './InGame.module.css';
import { MomentLog } from './MomentLog.tsx';
import { HelpButton, Suggestions } from './Suggestions.tsx';
import { useEarlierTalk } from './useEarlierTalk.ts';
import { useHelp } from './useHelp.ts';
import { useMomentDate } from './useMomentDate.ts';

interface Props extends OnStage {
  session: GameSession | undefined;
  /** What lies over it. */
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
}

/** Opened by the player: the run's own, or what was said. */
export type Sheet = 'menu' | 'log';

const FADE_MS = 500;

/** The stage in play: a place, a person, what is said, and the way to answer. */
export function InGame({ view, run, session, sheet, onSheet }: Props) {
  const state = uiState(useGameState());
  const help = useHelp(view);
  useEarlierTalk(view, sheet === 'log');
  useLettingGo(view);
  return (
    <Stage place={backdropOf(view)} className={styles.game} data-state={state}>
      <Overlay />
      {state === 'PROCESSING' && <Discs />}
      {!view.doNotDisplayCharacter && <FigureHost view={view} />}
      <div className={styles.scrim} />
      <div className={styles.top}>
        <div className={styles.hud}>
          <Where view={view} />
          <HelpButton help={help} />
          <MenuRing view={view} onOpen={() => onSheet('menu')} />
        </div>
        <Opponents view={view} />
      </div>
      <div className={styles.bottom}>
        <Suggestions help={help} view={view} />
        <Phase view={view} />
        <Captions view={view} session={session} onLog={() => onSheet('log')} />
        {state === 'IDLE' && <Choices view={view} session={session} />}
        <ControlPanel view={view} session={session} />
        <Console view={view} session={session} />
        <Hand view={view} run={run} />
      </div>
      {sheet === 'menu' && (
        <MenuSheet onClose={() => onSheet(undefined)} view={view} run={run} session={session} />
      )}
      {sheet === 'log' && <MomentLog onClose={() => onSheet(undefined)} view={view} />}
    </Stage>
  );
}

function Where({ view }: { view: View }) {
  const date = useMomentDate(view.momentDate);
  const place = view.placeImageDetails?.alt;
  return (
    <div className={styles.where}>
      <h1 lang={view.language}>{view.momentName}</h1>
      <span lang={view.language}>{place ? `${place}, ${date}` : date}</span>
      {view.goal && <Goal view={view} />}
    </div>
  );
}

function Goal({ view: { goal, progress, language } }: { view: View }) {
  const { t } = useTranslation();
  return (
    <span className={styles.goal}>
      <span className="sr">{t('play.goal')}: </span>
      <span lang={language}>{goal}</span>
      {progress !== undefined && progress > 0 && (
        <progress value={progress} max={100} aria-label={t('play.goal')} />
      )}
    </span>
  );
}

/** The lights come up over the stage. */
function Overlay() {
  const gone = useShownFor(FADE_MS);
  return gone ? null : <div className={styles.overlay} />;
}

function Discs() {
  return (
    <div className={styles.discs} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
