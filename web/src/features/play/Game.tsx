import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ErrorDialog } from '../../components/ErrorDialog.tsx';
import { forgetLaunched } from '../../lib/game/launched.ts';
import { screenType } from '../../lib/game/screenType.ts';
import { gameEvents } from '../../lib/game/state.ts';
import { isAway, uiState } from '../../lib/game/uiState.ts';
import { useHere } from '../../lib/here.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';
import type { View } from './api.ts';
import { backdropOf, hasGoneOn, isLeftBehind, screenFacts, stageView } from './facts.ts';
import styles from './Game.module.css';
import { ConnectionOverlay } from './overlays/ConnectionOverlay.tsx';
import { Notices } from './overlays/Notices.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { EndScreen } from './screens/EndScreen.tsx';
import { MomentEnd } from './screens/MomentEnd.tsx';
import { MomentIntro } from './screens/MomentIntro.tsx';
import { TestSign } from './screens/TestSign.tsx';
import { InGame } from './stage/InGame.tsx';
import { useNativeShell } from './stage/useNativeShell.ts';
import { useGameSession, useGameState } from './useGame.ts';

interface Props {
  view: View;
  onChanged: () => void;
}

export function Game({ view, onChanged }: Props) {
  const game = useGameState();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const here = useHere();
  const session = useGameSession({ playerStoryId: view.playerStoryId, language: view.language, onChanged });
  const [menu, setMenu] = useState(false);
  const held = useRef(view);
  held.current = stageView(view, held.current, game.stageMomentId);
  const stage = held.current;
  const screen = screenType(screenFacts({ view, stage, menu }, game));
  useCatchingUp(isLeftBehind({ view, stage, menu }, game));
  const next = useNext(hasGoneOn(view, game.stageMomentId), onChanged);
  useNativeShell(session, stage, game);
  useSounds(stage, uiState(game) === 'PROCESSING');

  const start = () => session?.start(view.playerMomentId, view.momentStatus === 'open');
  const restart = () => {
    forgetLaunched(view.playerStoryId);
    dispatch(gameEvents.opened());
    navigate(here(view.isTest ? '/browse' : `/launch/${view.blueprintStoryId}`), { replace: true });
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
      <div className={styles.house} inert={isAway(game.connection)}>
        {screen === 'start' && <MomentIntro view={view} onStart={start} />}
        {screen === 'in_game' && (
          <InGame
            view={stage}
            run={view}
            session={session}
            menu={menu && !isAway(game.connection)}
            onMenu={setMenu}
          />
        )}
        {screen === 'end_of_moment' && <MomentEnd view={stage} onNext={next} />}
        {screen === 'game_lost' && (
          <EndScreen kind="lost" view={view} place={backdropOf(stage)} onRestart={restart} />
        )}
        {screen === 'game_won' && (
          <EndScreen kind="won" view={view} place={backdropOf(stage)} onRestart={restart} />
        )}
        <Notices stage={stage} run={view} />
        <Overlays view={view} />
      </div>
      <ConnectionOverlay onReconnect={() => session?.reconnect()} />
      <ErrorDialog message={game.error} onClose={() => dispatch(gameEvents.errorDismissed())} />
    </div>
  );
}

/** The view is asked for again so often, ms, where it is still of the old moment. */
const ASK_AGAIN_MS = 1000;

/** Leaves the moment on stage once the next one is known: on a slow line the view may still be of the old one. */
function useNext(isKnown: boolean, onChanged: () => void): () => void {
  const dispatch = useDispatch();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    if (!isKnown) {
      onChanged();
      const timer = setInterval(onChanged, ASK_AGAIN_MS);
      return () => clearInterval(timer);
    }
    setWanted(false);
    dispatch(gameEvents.momentLeft());
    onChanged();
    return undefined;
  }, [wanted, isKnown, dispatch, onChanged]);
  return () => setWanted(true);
}

/** Shows the title of the moment that the run is at. */
function useCatchingUp(isLeftBehind: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isLeftBehind) dispatch(gameEvents.momentLeft());
  }, [isLeftBehind, dispatch]);
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
