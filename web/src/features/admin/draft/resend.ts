import type { Clock } from '../../../lib/clock.ts';
import type { Authority } from './authority.ts';
import { DraftFiles } from './draftFiles.ts';
import { DraftSession } from './session.ts';
import type { Unsent } from './unsentTexts.ts';

/**
 * Sends what an earlier page could not, as that page: the edit of which it never heard under its own id, the rest moved over
 * what others have done since. @returns whether the authority has all of it
 */
export async function resend(unsent: Unsent, authority: Authority, clock: Clock): Promise<boolean> {
  const { clientId, revision, flight, texts } = unsent;
  const files = new DraftFiles(clientId);
  files.resume(unsent);
  const session = new DraftSession({ authority, files, clock, revision, flight });
  // What has arrived under an id that was not kept any more is found in what has been done since.
  if (flight === undefined) await session.catchUp();
  else await session.pull();
  await session.flush();
  session.close();
  // What somebody else deleted meanwhile is not dropped: its author decides.
  const isGone = texts.some(({ path }) => files.gone(path) !== undefined);
  return session.saving.kind === 'saved' && !isGone;
}
