import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { after } from '../../lib/clock.ts';
import type { GameState } from '../../lib/game/state.ts';
import { isAway } from '../../lib/game/uiState.ts';

/** A connection that is back sooner is no news: nothing covers the stage (`ConnectionOverlay.module.css`). */
const UNNOTICED_MS = 400;

/** Whether the stage is covered, and out of reach; what had the focus there gets it back. `house`: what is covered. */
export function useCover(connection: GameState['connection']) {
  const house = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const isLong = useLong(connection !== 'connected');
  const isCovered = isAway(connection) || isLong;
  // Before the browser takes the focus away from what is out of reach.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isCovered && house.current?.contains(activeElement)) focused.current = activeElement;
  }, [isCovered]);
  useEffect(() => {
    const from = focused.current;
    if (isCovered || !(from instanceof HTMLElement)) return;
    focused.current = null;
    if (document.activeElement === document.body) from.focus({ preventScroll: true });
  }, [isCovered]);
  return { isCovered, house };
}

/** Whether it has been so for longer than anybody would notice. */
function useLong(is: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    return is ? after(UNNOTICED_MS, () => setLong(true)) : undefined;
  }, [is]);
  return is && isLong;
}
