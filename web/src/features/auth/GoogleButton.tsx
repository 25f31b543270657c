import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { nextPath } from '../../lib/nextPage.ts';

/** Where auth takes the browser to Google, and what it is to bring back: the page to go on to, and the invitation. */
export function googlePath(next: string, inviteToken: string | null): string {
  const query = new URLSearchParams({ next, ...(inviteToken && { invite: inviteToken }) });
  return `/auth/google?${query}`;
}

interface Props {
  /** A path of ours. */
  next: string;
  inviteToken: string | null;
  /** Leaves the page. */
  leave?: (path: string) => void;
}

/** Sign-in by a Google account: the browser goes there and comes back signed in. */
export function GoogleButton({ next, inviteToken, leave = (path) => location.assign(path) }: Props) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  // Who comes back by the browser's own button finds the page as they left it.
  useEffect(() => {
    const back = () => setIsLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const go = () => {
    setIsLeaving(true);
    leave(googlePath(next, inviteToken));
  };
  return (
    <Button wide disabled={isLeaving} onClick={go}>
      {t(isLeaving ? 'auth.google.leaving' : 'auth.google.signIn')}
    </Button>
  );
}

const FAILURES = ['cancelled', 'failed', 'away', 'unproven', 'closed'] as const;

/** Why somebody has come back from Google without being signed in. The address has told it once. */
export function useGoogleProblem(): string | undefined {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [said] = useState(() => params.get('google'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page opens
  useEffect(() => {
    if (said !== null) setParams(without(params, 'google'), { replace: true });
  }, []);
  const failure = FAILURES.find((known) => known === said);
  return failure && t(`auth.google.problem.${failure}`);
}

/** The page to go on to, with what else the address says: navigation keeps it. */
export function usePathTo(chosen: string | undefined): string {
  const { search } = useLocation();
  return nextPath(search, chosen, 'google', 'invite_token');
}

function without(params: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const left = new URLSearchParams(params);
  for (const name of names) left.delete(name);
  return left;
}
