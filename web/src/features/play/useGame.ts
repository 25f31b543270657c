import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deviceVoice } from '../../lib/audio/deviceVoice.ts';
import { listenOnDevice } from '../../lib/audio/listenOnDevice.ts';
import { pageAudio } from '../../lib/audio/pageAudio.ts';
import { openFabulaChannel } from '../../lib/game/fabulaChannel.ts';
import { GameSession } from '../../lib/game/gameSession.ts';
import { type GameState, gameEvents } from '../../lib/game/state.ts';

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
