import { after, realClock } from '../../../lib/clock.ts';
import { currentUser } from '../../../lib/session/current.ts';
import { openWorker } from './checker.ts';
import { forgetDraft, type Held, held } from './held.ts';
import { type OpenDraft, openDraft, type Surroundings } from './openDraft.ts';
import { authorityOf } from './siteAuthority.ts';
import { onTurnAway } from './turnAway.ts';
import { BrowserUnsentStore } from './unsent.ts';

/** From one page of a story to the next its draft stays open. */
const LINGER_MS = 5_000;

const ofBrowser = (storyId: string): Surroundings => ({
  authority: authorityOf(storyId),
  worker: openWorker(),
  kept: new BrowserUnsentStore(currentUser()?.id),
  clock: realClock,
  onTurnAway,
});

/** The draft of a story, opened where it is not by who is signed in; `release` says that it is not looked at any more. */
export function holdDraft(storyId: string): { opening: Promise<OpenDraft>; release: () => void } {
  const known = held.get(storyId);
  if (known && known.author !== currentUser()?.id) forgetDraft(storyId, known);
  const one = held.get(storyId) ?? begin(storyId);
  one.users += 1;
  one.endLinger();
  const release = () => {
    one.users -= 1;
    if (one.users === 0) one.endLinger = after(LINGER_MS, () => forgetDraft(storyId, one));
  };
  return { opening: one.opening, release };
}

function begin(storyId: string): Held {
  const opening = openDraft(storyId, ofBrowser(storyId));
  const one: Held = { author: currentUser()?.id, opening, users: 0, endLinger: () => {} };
  held.set(storyId, one);
  // What could not be opened is tried anew.
  one.opening.catch(() => forgetDraft(storyId, one));
  return one;
}
