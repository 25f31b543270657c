import { useEffect, useState } from 'react';

/** Whether this part of the page has been shown for so long, ms. */
export function useShownFor(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
