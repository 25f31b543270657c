import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';

/** Here rather than in the address: the page is drawn anew where a visitor becomes a member. */
let opened = '';

export const forgetSecret = (): void => {
  opened = '';
};

/** What a mailed link holds behind its `#`; '' where nothing is known. It leaves the address bar and the history at once. */
export function useLinkSecret(): string {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const [secret, setSecret] = useState(() => hash.slice(1) || opened);
  useEffect(() => {
    const next = hash.slice(1);
    if (!next) return;
    opened = next;
    setSecret(next);
    navigate(here(pathname), { replace: true });
  }, [hash, pathname, navigate, here]);
  return secret;
}
