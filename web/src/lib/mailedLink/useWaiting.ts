import { useEffect, useState } from 'react';
import { after, wallMs } from '../clock.ts';
import { currentUser, onSession } from '../session/current.ts';
import { resumeSession } from '../session/session.ts';
import { useWaitForLinkMutation } from './api.ts';
import { type Asked, keepAsked } from './asked.ts';

/** Between two questions, ms. */
const EVERY_MS = 2_500;

/** What has become of a mailed link, for the tab that asked for it. Being signed in here is told apart (`onSignedIn`). */
export type WaitState = 'waiting' | 'elsewhere' | 'gone';

const ENDS: Readonly<Record<string, WaitState>> = {
  STATE_REDEEMED_ELSEWHERE: 'elsewhere',
  STATE_GONE: 'gone',
};

/**
 * Waits for a mailed link. Asks while somebody looks at the tab, and at once when they come back to it; no answer is no end.
 * Another tab of this browser may have signed in first: `onSignedIn` is called once, before the page is drawn for a member.
 */
export function useWaiting({ requestId, goodUntil }: Asked, onSignedIn: () => void): WaitState {
  const [state, setState] = useState<WaitState>('waiting');
  const [ask] = useWaitForLinkMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(
    () =>
      onSession(() => {
        if (!currentUser()) return;
        keepAsked(undefined);
        onSignedIn();
      }),
    [requestId],
  );

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    let isLeft = false;
    let cancel: () => void = () => undefined;
    const end = (next: WaitState) => {
      keepAsked(undefined);
      setState(next);
    };
    const look = async () => {
      cancel();
      if (wallMs() > goodUntil) return end('gone');
      if (document.visibilityState !== 'visible') return;
      const { data } = await ask({ requestId });
      if (isLeft) return;
      const next = ENDS[data?.state ?? ''];
      if (next) return end(next);
      if (data?.state === 'STATE_REDEEMED_HERE') {
        await resumeSession();
        // Signed out again by now, in another tab.
        if (!isLeft && !currentUser()) return end('gone');
      }
      cancel();
      if (!isLeft) cancel = after(EVERY_MS, look);
    };
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    seen();
    return () => {
      isLeft = true;
      cancel();
      document.removeEventListener('visibilitychange', seen);
    };
  }, [state, ask, requestId, goodUntil]);
  return state;
}
