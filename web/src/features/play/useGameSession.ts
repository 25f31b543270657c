import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { openFabulaChannel } from '../../lib/channel/fabulaChannel.ts';
import { GameSession } from '../../lib/game/gameSession.ts';
import { type ByRun, ofRun, runClosed, runOpened } from '../../lib/game/runs.ts';
import type { SessionHost } from '../../lib/game/sessionHost.ts';
import { type GameState, NEW_GAME } from '../../lib/game/state.ts';
import { deviceVoice } from '../../lib/voice/device/deviceVoice.ts';
import { listenOnDevice } from '../../lib/voice/device/listenOnDevice.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';
import type { View } from './api.ts';

export interface GameProps {
  view: View;
  onChanged: () => void;
  /** Another way to the server than the page's, for tests. */
  openChannel?: SessionHost['openChannel'] | undefined;
}

/** The game's session while its screen is shown. */
export function useGameSession(props: GameProps): GameSession | undefined {
  const { openChannel = openFabulaChannel } = props;
  const { playerStoryId } = props.view;
  const store = useStore<{ game: ByRun<GameState> }>();
  const [session, setSession] = useState<GameSession>();
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    store.dispatch(runOpened(playerStoryId));
    const opened = new GameSession({
      ...{ playerStoryId, openChannel },
      language: () => newest.current.view.language,
      game: () => store.getState().game[playerStoryId] ?? NEW_GAME,
      dispatch: (event) => void store.dispatch(ofRun(playerStoryId, event)),
      onChanged: () => newest.current.onChanged(),
      audio: pageAudio(),
      listenBeside: listenOnDevice,
      speakBeside: deviceVoice(),
    });
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
      store.dispatch(runClosed(playerStoryId));
    };
  }, [store, playerStoryId, openChannel]);
  return session;
}
