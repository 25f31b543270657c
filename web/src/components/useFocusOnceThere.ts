import { type RefObject, useEffect, useRef } from 'react';
import { after } from '../lib/clock.ts';

/**
 * A ref that gives its element the focus once it is there, and after a dialog that closes for it: that one gives the focus
 * back to where it came from first.
 */
export function useFocusOnceThere<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => after(0, () => ref.current?.focus({ preventScroll: true })), []);
  return ref;
}
