import type { Clock } from '../../../lib/clock.ts';
import type { DraftFiles } from './draftFiles.ts';
import type { DraftSession } from './session.ts';
import type { DraftStore } from './store.ts';
import { type UnsentStore, unsentOf } from './unsent.ts';

/** From a change to the browser's database: so much is lost of what is typed where a browser dies. */
const KEEP_MS = 150;

/**
 * Nobody sees the page any more; it is about to be left, and may be kept all the same; it is gone, and a browser may bring it
 * back.
 */
export type Turn = 'hidden' | 'leaving' | 'gone' | 'back';
export type TurnAway = (turn: Turn) => void;

interface Keeping {
  readonly draft: DraftStore;
  readonly files: DraftFiles;
  readonly session: DraftSession;
  readonly kept: UnsentStore;
  readonly clock: Clock;
  readonly onTurnAway: (tell: TurnAway) => () => void;
}

/**
 * Keeps what is unsent in the browser as long as it is. Whoever leaves the page, or only turns away from it, has all written
 * and sent that they type; what the browser lets nobody send any more is put where it lies at once. @returns ends it
 */
export function keep({ draft, files, session, kept, clock, onTurnAway }: Keeping): () => void {
  const { storyId } = draft;
  const { clientId } = files;
  let end: (() => void) | undefined;
  let isKept = false;
  let left: 'leaving' | 'gone' | undefined;
  const unsentNow = () => {
    const unsent = unsentOf(storyId, files, session);
    return unsent && { ...unsent, ...(left && { isLeft: true }) };
  };
  const write = async () => {
    end?.();
    end = undefined;
    const unsent = unsentNow();
    if (unsent === undefined && !isKept) return;
    isKept = unsent !== undefined;
    await (unsent ? kept.put(unsent) : kept.drop({ storyId, clientId })).catch((error: unknown) =>
      console.warn('the browser keeps nothing', error),
    );
  };
  draft.onChange = () => {
    // A pause is not waited for: whoever types without one would have nothing kept.
    end ??= clock.after(KEEP_MS, () => {
      // It was not left after all.
      if (left === 'leaving') left = undefined;
      void write();
    });
  };
  const endListening = onTurnAway((turn) => {
    if (turn !== 'hidden') left = turn === 'back' ? undefined : turn;
    draft.writeTyped();
    session.fixNext();
    const unsent = unsentNow();
    if (unsent === undefined) return;
    isKept = true;
    kept.putNow(unsent);
    void write();
    void draft.saveNow();
  });
  return () => {
    endListening();
    void write();
  };
}
