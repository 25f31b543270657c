import { useState } from 'react';

/** For a dialog that is opened without a trigger of its own: gives the focus back to where it was as it opened. */
export function useReturnFocus(): (event: Event) => void {
  const [from] = useState(() => document.activeElement);
  return (event) => {
    if (!(from instanceof HTMLElement) || !from.isConnected) return;
    event.preventDefault();
    from.focus({ preventScroll: true });
  };
}
