import type { TurnAway } from './keep.ts';

/**
 * Listens whether somebody leaves this page, or turns to another one. Of a slow machine's page that has gone the browser may
 * wait for nothing more, so that is listened for before it goes as well. @returns ends it
 */
export function onTurnAway(tell: TurnAway): () => void {
  const leave = () => tell('leaving');
  const hide = () => tell('gone');
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell('back');
  };
  const look = () => {
    if (document.visibilityState === 'hidden') tell('hidden');
  };
  addEventListener('beforeunload', leave);
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('beforeunload', leave);
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
  };
}
