import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorDialog } from '../../components/ErrorDialog.tsx';
import { forgetLaunched } from '../../lib/game/launched.ts';
import { type GameState, gameEvents } from '../../lib/game/state.ts';
import { uiState } from '../../lib/game/uiState.ts';
import { useHere } from '../../lib/here.ts';
import { SceneLanguage } from '../../lib/i18n/scene.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';
import type { View } from './api.ts';
import { backdropOf, hasGoneOn, isLeftBehind, screenFacts, screenType, stageView } from './facts.ts';
import styles from './Game.module.css';
import { LeaveGame } from './menu/LeaveGame.tsx';
import { ConnectionOverlay } from './overlays/ConnectionOverlay.tsx';
import { Notices } from './overlays/Notices.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { EndScreen } from './screens/EndScreen.tsx';
import { MomentEnd } from './screens/MomentEnd.tsx';
import { MomentIntro } from './screens/MomentIntro.tsx';
import { TestSign } from './screens/TestSign.tsx';
import { selectStage } from './selectStage.ts';
import { InGame, type Sheet } from './stage/InGame.tsx';
import { useNativeShell } from './stage/useNativeShell.ts';
import { useCover } from './useCover.ts';
import { type GameProps, useGameSession } from './useGameSession.ts';
import { RunContext, useGameState, useRunDispatch } from './useRun.ts';
import { useCatchingUp, useNext } from './useWayOn.ts';

/** A run on stage, and nothing of another one. */
export function Game(props: GameProps) {
  return (
    <RunContext value={props.view.playerStoryId}>
      <SceneLanguage value={props.view.language}>
        <RunOnStage {...props} />
      </SceneLanguage>
    </RunContext>
  );
}

function RunOnStage(props: GameProps) {
  const { view, onChanged } = props;
  const game = useGameState();
  const dispatch = useRunDispatch();
  const navigate = useNavigate();
  const here = useHere();
  const session = useGameSession(props);
  const { isCovered, house } = useCover(game.connection);
  const [sheet, setSheet] = useState<Sheet>();
  const { stage, run } = useStage(view, game);
  const screen = screenType(screenFacts({ view, stage, menu: sheet !== undefined }, game));
  useCatchingUp(session, isLeftBehind({ view, stage, menu: sheet !== undefined }, game));
  const next = useNext(session, hasGoneOn(view, game.moment?.id), onChanged);
  useNativeShell(session, stage, game);
  useSounds(stage, uiState(game) === 'PROCESSING');

  const start = () => session?.start(view.playerMomentId, view.momentStatus === 'open');
  const goTo = (path: string) => {
    forgetLaunched(view.playerStoryId);
    navigate(here(path), { replace: true });
  };
  return (
    <div
      className={styles.screen}
      data-testid={TEST_IDS.gameScreen}
      data-screen={screen}
      data-moment={stage.momentType}
      data-test-run={view.isTest || undefined}
    >
      {view.isTest && <TestSign />}
      <div ref={house} className={styles.house} inert={isCovered}>
        {screen === 'start' && <MomentIntro view={view} onStart={start} />}
        {screen === 'in_game' && (
          <InGame
            view={stage}
            run={run}
            session={session}
            sheet={isCovered ? undefined : sheet}
            onSheet={setSheet}
          />
        )}
        {screen === 'end_of_moment' && <MomentEnd view={stage} next={next} />}
        {(screen === 'game_lost' || screen === 'game_won') && (
          <EndScreen
            kind={screen === 'game_won' ? 'won' : 'lost'}
            view={run}
            place={backdropOf(stage)}
            onRestart={() => goTo(`/launch/${view.blueprintStoryId}`)}
            onLeave={() => goTo('/browse')}
          />
        )}
        <Notices stage={stage} run={view} />
        <Overlays view={view} />
      </div>
      <ConnectionOverlay onReconnect={() => session?.reconnect()} />
      <LeaveGame />
      <ErrorDialog
        // The end of the run says it itself.
        message={view.endedWithStory ? undefined : game.error}
        onClose={() => dispatch(gameEvents.errorDismissed())}
      />
    </div>
  );
}

/** The moment on stage and the run, both as they are now. */
function useStage(view: View, { moment, output }: GameState) {
  const held = useRef(view);
  held.current = stageView(view, held.current, moment?.id);
  const onStage = held.current;
  const stage = useMemo(() => selectStage(onStage, output), [onStage, output]);
  const run = useMemo(() => selectStage(view, output), [view, output]);
  return { stage, run };
}

/** The moment's music, and the breathing sound of somebody who thinks. */
function useSounds(view: View, thinking: boolean): void {
  const { sound, soundVolume } = view;
  useEffect(() => {
    void pageAudio().music.play(sound, soundVolume);
  }, [sound, soundVolume]);
  useEffect(() => {
    void pageAudio().effects.think(thinking);
  }, [thinking]);
}
