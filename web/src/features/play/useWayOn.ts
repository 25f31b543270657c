import { useEffect, useState } from 'react';
import type { GameSession } from '../../lib/game/gameSession.ts';

/** The view is asked for again so often, ms, where it is still of the old moment. */
const ASK_AGAIN_MS = 1000;

/** The way on from a moment, and whether somebody is on it. */
export interface WayOn {
  readonly isTaken: boolean;
  readonly take: () => void;
}

/** Leaves the moment on stage once the next one is known: on a slow line the view may still be of the old one. */
export function useNext(session: GameSession | undefined, isKnown: boolean, onChanged: () => void): WayOn {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    if (!isKnown) {
      onChanged();
      const timer = setInterval(onChanged, ASK_AGAIN_MS);
      return () => clearInterval(timer);
    }
    setWanted(false);
    session?.leave();
    onChanged();
    return undefined;
  }, [wanted, isKnown, session, onChanged]);
  return { isTaken: wanted, take: () => setWanted(true) };
}

/** Shows the title of the moment that the run is at. */
export function useCatchingUp(session: GameSession | undefined, isLeftBehind: boolean): void {
  useEffect(() => {
    if (isLeftBehind) session?.leave();
  }, [isLeftBehind, session]);
}
