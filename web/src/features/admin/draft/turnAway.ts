import type { TurnAway } from './keep.ts';

/** Listens whether somebody leaves this page, or turns to another one. @returns ends it */
export function onTurnAway(tell: TurnAway): () => void {
  const hide = () => tell('gone');
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell('back');
  };
  const look = () => {
    if (document.visibilityState === 'hidden') tell('hidden');
  };
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
  };
}
