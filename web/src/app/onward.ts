import type { Path } from 'react-router-dom';
import { nextPage, saysNext } from '../lib/nextPage.ts';
import type { User } from '../lib/session/current.ts';
import { isOthers, type Left } from '../lib/session/left.ts';

type Place = Pick<Path, 'pathname' | 'search'>;

const SIGN_IN = ['/login', '/signup'];

/**
 * Where somebody who is signed in by now is led on to from where visitors stand: they may have come in another tab, or by
 * another site. A page that somebody else has left in this tab is not for them.
 */
export function onward(
  { pathname, search }: Place,
  user: User | undefined,
  left: Left | undefined,
): Partial<Path> | undefined {
  const isWayIn = SIGN_IN.includes(pathname) || (pathname !== '/link' && saysNext(search));
  const next = isWayIn ? nextPage(search) : undefined;
  if (!user || !isOthers(left, next?.pathname ?? pathname, user)) return next;
  return { pathname: '/browse', search: next?.search ?? search };
}
