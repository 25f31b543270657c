import { useRef } from 'react';

/** For a dialog that is opened without a trigger of its own: gives the focus back to where it was as it opened. */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const from = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current) from.current = document.activeElement;
  wasOpen.current = open;
  return (event) => {
    if (!(from.current instanceof HTMLElement) || !from.current.isConnected) return;
    event.preventDefault();
    from.current.focus({ preventScroll: true });
  };
}
