import type { TurnAway } from './keep.ts';

/** Listens whether somebody leaves this page, or turns to another one. @returns ends it */
export function onTurnAway(tell: TurnAway): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => tell(!persisted);
  const look = () => {
    if (document.visibilityState === 'hidden') tell(false);
  };
  addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('pagehide', hide);
    document.removeEventListener('visibilitychange', look);
  };
}
