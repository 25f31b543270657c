import { type RefObject, useEffect, useRef, useState } from 'react';
import { after } from '../lib/clock.ts';

/**
 * A ref of what says how it stands, and what gives that the focus where whatever was pressed goes away; after a dialog that
 * closes for it as well: that one gives the focus back to where it came from first.
 */
export function useFocusAfter<T extends HTMLElement>(): readonly [RefObject<T | null>, () => void] {
  const ref = useRef<T>(null);
  const [times, setTimes] = useState(0);
  useEffect(
    () => (times > 0 ? after(0, () => ref.current?.focus({ preventScroll: true })) : undefined),
    [times],
  );
  return [ref, () => setTimes((before) => before + 1)];
}
