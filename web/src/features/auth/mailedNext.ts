import { parsePath } from 'react-router-dom';
import { isOthers, readLeft } from '../../lib/session/left.ts';

/** The catalogue: there a link leads by itself. */
const ANYWAY = '/browse';

/** What a mail to this address is asked to lead on to: no page that somebody else has left in this tab. */
export function mailedNext(next: string, email: string): { next?: string } {
  const { pathname = '' } = parsePath(next);
  return next === ANYWAY || isOthers(readLeft(), pathname, { email }) ? {} : { next };
}
