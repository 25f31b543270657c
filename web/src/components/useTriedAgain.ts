import { useEffect, useState } from 'react';

const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Whether a file could not be had and is waited for: it is asked for again after pauses that grow. */
export function useTriedAgain(url: string): { readonly isAway: boolean; readonly onError: () => void } {
  const [failures, setFailures] = useState({ url, count: 0, isAway: false });
  const { count, isAway } = failures.url === url ? failures : { count: 0, isAway: false };
  useEffect(() => {
    if (!isAway) return undefined;
    const pause = Math.min(FIRST_MS * 2 ** (count - 1), LONGEST_MS);
    const timer = setTimeout(() => setFailures({ url, count, isAway: false }), pause);
    return () => clearTimeout(timer);
  }, [url, count, isAway]);
  return { isAway, onError: () => setFailures({ url, count: count + 1, isAway: true }) };
}
