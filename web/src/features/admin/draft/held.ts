import type { OpenDraft } from './openDraft.ts';

/** A draft that is open, or being opened, and how many pages look at it. */
export interface Held {
  /** Whose it is: what they have not sent goes out as nobody else's. */
  readonly author: string | undefined;
  readonly opening: Promise<OpenDraft>;
  users: number;
  endLinger: () => void;
}

/** By story. Apart from what opens them: a page that opens none fetches none of that. */
export const held = new Map<string, Held>();

/** The draft is closed, and read from the site anew the next time, as after its story was adopted. */
export function forgetDraft(storyId: string, one = held.get(storyId)): void {
  if (!one) return;
  if (held.get(storyId) === one) held.delete(storyId);
  one.endLinger();
  void one.opening.then(({ close }) => close()).catch(() => undefined);
}
