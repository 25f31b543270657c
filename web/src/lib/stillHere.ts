import { useCallback, useEffect, useRef } from 'react';

/**
 * For whoever waits for something and then acts: asked as the waiting begins, it answers what tells, afterwards, whether the
 * player is still where they began. Another address is elsewhere already, while the page of it is only on its way.
 */
export function useStillHere(): () => () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => {
    const { pathname } = location;
    return () => isShown.current && location.pathname === pathname;
  }, []);
}
