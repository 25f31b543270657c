import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So long after the last key the file is written, ms: it is read again once a pause. */
export const PAUSE_MS = 300;

/** Somebody types: what they wrote, and what the file said when they began or last wrote it. */
interface Session {
  readonly mine: string;
  readonly base: string;
}

export interface TypingOptions {
  /** What the file says. */
  readonly value: string;
  /** Writes it into the file. @returns whether that was done */
  write(text: string): boolean;
  /** What the file will say for what was typed; just that where left out. */
  asWritten?(text: string): string;
  /** What the file says at this moment; undefined where the place is gone. */
  now(): string | undefined;
  /** Whether anything may be written; what was typed stays in its input while it may not. */
  mayWrite(): boolean;
  /** Gets what was typed into a place that is gone. */
  lost(text: string): void;
}

export interface Typing {
  /** What the input shows. */
  readonly text: string;
  /** What somebody else wrote there meanwhile. */
  readonly theirs: string | undefined;
  type(text: string): void;
  /** Writes at once; for when the input is left. */
  leave(): void;
  keepMine(): void;
  takeTheirs(): void;
}

const same = (text: string): string => text;

/** An input's own typing: it is written after a pause, and is never lost to what somebody else writes. */
export function useTyping(options: TypingOptions): Typing {
  const { value, asWritten = same } = options;
  const [session, setSession] = useState<Session>();
  const isTheirs = session !== undefined && value !== session.base && value !== asWritten(session.mine);
  const latest = useRef({ options, session, isTheirs });
  useLayoutEffect(() => {
    latest.current = { options, session, isTheirs };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Known at once: what is left and what goes away may be told before it is shown again. */
  const put = (next: Session | undefined) => {
    latest.current.session = next;
    setSession(next);
  };
  const write = (mine: string) => {
    const { write: written, asWritten: as = same } = latest.current.options;
    if (written(mine)) put({ mine, base: as(mine) });
  };
  const commit = () => {
    clearTimeout(timer.current);
    const { session: typed, isTheirs: isHeld } = latest.current;
    if (typed !== undefined && !isHeld && isUnwritten(typed, latest.current.options)) write(typed.mine);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      finish(latest.current);
    },
    [],
  );
  return {
    text: session?.mine ?? value,
    theirs: isTheirs ? value : undefined,
    type: (text) => {
      put({ mine: text, base: latest.current.session?.base ?? value });
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, PAUSE_MS);
    },
    leave: () => {
      commit();
      const { options: now, session: typed, isTheirs: isHeld } = latest.current;
      const isStuck = typed !== undefined && !now.mayWrite() && isUnwritten(typed, now);
      if (!isHeld && !isStuck) put(undefined);
    },
    keepMine: () => session && write(session.mine),
    takeTheirs: () => put(undefined),
  };
}

function isUnwritten({ mine, base }: Session, { asWritten = same }: TypingOptions): boolean {
  return asWritten(mine) !== base;
}

/** What is still being typed when its input goes away is written, where that place is there as it was. */
function finish({ options, session }: { options: TypingOptions; session: Session | undefined }): void {
  if (session === undefined || !isUnwritten(session, options)) return;
  if (options.now() === session.base) options.write(session.mine);
  else options.lost(session.mine);
}
