import { useEffect, useState } from 'react';

/** Gets to know how the page would be left, once the player has agreed. */
type Ask = (goOn: () => void) => void;

let ask: Ask | undefined;

/** Whether something would be lost with the page's address. */
export const isHeld = (): boolean => ask !== undefined;

/** Goes on at once, or, where something would be lost, when the player has agreed to it. */
export function leave(goOn: () => void): void {
  if (ask) ask(goOn);
  else goOn();
}

/** While `isLossy`, every way to another address within the site (links, buttons, the browser's back) waits for a yes. */
export function useLeaving(isLossy: boolean) {
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(() => {
    if (!isLossy) return undefined;
    const own: Ask = (next) => setGoOn(() => next);
    ask = own;
    return () => {
      if (ask === own) ask = undefined;
    };
  }, [isLossy]);
  const stay = () => setGoOn(undefined);
  return {
    /** Somebody is about to leave and has to say whether. */
    isAsked: goOn !== undefined,
    leave: () => {
      stay();
      goOn?.();
    },
    stay,
  };
}
