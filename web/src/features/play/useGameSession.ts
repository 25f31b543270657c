import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { openFabulaChannel } from '../../lib/channel/fabulaChannel.ts';
import { GameSession } from '../../lib/game/gameSession.ts';
import { type ByRun, NEW_GAME, ofRun, runClosed, runOpened } from '../../lib/game/runs.ts';
import type { SessionHost } from '../../lib/game/sessionHost.ts';
import type { GameState } from '../../lib/game/state.ts';
import { deviceVoice } from '../../lib/voice/device/deviceVoice.ts';
import { listenOnDevice } from '../../lib/voice/device/listenOnDevice.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';

interface Options {
  playerStoryId: string;
  language: string;
  onChanged: () => void;
  /** The way to the server; another one in tests. */
  openChannel?: SessionHost['openChannel'] | undefined;
}

/** The game's session while its screen is shown. */
export function useGameSession(options: Options): GameSession | undefined {
  const { playerStoryId, openChannel = openFabulaChannel } = options;
  const store = useStore<{ game: ByRun<GameState> }>();
  const [session, setSession] = useState<GameSession>();
  const newest = useRef(options);
  newest.current = options;
  useEffect(() => {
    store.dispatch(runOpened(playerStoryId));
    const opened = new GameSession({
      ...{ playerStoryId, openChannel },
      language: () => newest.current.language,
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
