import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { openFabulaChannel } from '../../lib/channel/fabulaChannel.ts';
import { GameSession } from '../../lib/game/gameSession.ts';
import { type GameState, gameEvents } from '../../lib/game/state.ts';
import { deviceVoice } from '../../lib/voice/device/deviceVoice.ts';
import { listenOnDevice } from '../../lib/voice/device/listenOnDevice.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';

interface WithGame {
  game: GameState;
}

export const useGameState = (): GameState => useSelector((state: WithGame) => state.game);

interface Options {
  playerStoryId: string;
  language: string;
  onChanged: () => void;
}

/** The game's session while its screen is shown. */
export function useGameSession({ playerStoryId, language, onChanged }: Options): GameSession | undefined {
  const dispatch = useDispatch();
  const [session, setSession] = useState<GameSession>();
  const newest = useRef({ language, onChanged });
  newest.current = { language, onChanged };
  useEffect(() => {
    dispatch(gameEvents.opened());
    const opened = new GameSession({
      playerStoryId,
      language: () => newest.current.language,
      dispatch,
      onChanged: () => newest.current.onChanged(),
      openChannel: openFabulaChannel,
      audio: pageAudio(),
      listenBeside: listenOnDevice,
      speakBeside: deviceVoice(),
    });
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
    };
  }, [dispatch, playerStoryId]);
  return session;
}
