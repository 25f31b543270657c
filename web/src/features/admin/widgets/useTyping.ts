import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterWriting, followed, isAhead, type Session, type Written } from './session.ts';
import { Spell } from './spell.ts';
import { type InputElement, useCaret } from './useCaret.ts';

export interface TypingOptions extends Written {
  /** What the file says. */
  readonly value: string;
  /** Writes it into the file. @param goesOn it is of one spell with what was written last @returns whether that was done */
  write(text: string, goesOn: boolean): boolean;
  /** What the file says at this moment; undefined where the place is gone. */
  now(): string | undefined;
  /** Whether anything may be written; what was typed stays in its input while it may not. */
  mayWrite(): boolean;
  /** The file takes nothing from forms, as the page shows it: also where somebody broke its text. */
  readonly isReadOnly: boolean;
  /** Gets what was typed into a place that is gone. */
  lost(text: string): void;
  /** Says that something is typed that the file does not say. @param write writes it at once @returns says that it does */
  typing(write: () => void): () => void;
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
  /** What the input is given. */
  readonly input: InputProps;
}

interface InputProps {
  readonly ref: (element: InputElement | null) => void;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: () => void;
}

interface Latest {
  readonly options: TypingOptions;
  readonly session: Session | undefined;
}

const same = (text: string): string => text;

/** An input's own typing: it is written after a pause, and is never lost to what somebody else writes. */
export function useTyping(options: TypingOptions): Typing {
  const { value } = options;
  const [session, setSession] = useState<Session>();
  const [isComposing, setComposing] = useState(false);
  // What is put together of several keys is whole before it is touched.
  const shown = session && !isComposing ? followed(session, value, options) : session;
  const isTheirs = shown !== undefined && isOfOthers(shown, options);
  const text = shown?.mine ?? value;
  const latest = useRef({ options, session: shown, isTheirs });
  const caret = useCaret(text);
  const [spell] = useState(() => new Spell(() => commit()));

  /** Known at once: what is left and what goes away may be told before it is shown again. */
  const put = (next: Session | undefined) => {
    latest.current.session = next;
    setSession(next);
    const { options: now } = latest.current;
    spell.hold(next !== undefined && isAhead(next, now), now.typing);
  };
  const write = (mine: string) => {
    const { options: now } = latest.current;
    const isWritten = now.write(mine, spell.goesOn);
    spell.tried(isWritten);
    if (isWritten) put(afterWriting(latest.current.session?.mine ?? mine, now));
  };
  const commit = () => {
    const { options: now, session: typed, isTheirs: isHeld } = latest.current;
    if (typed === undefined || isHeld || !isAhead(typed, now)) spell.tried(false);
    else write(followed(typed, now.now() ?? typed.base, now).mine);
  };
  useLayoutEffect(() => {
    latest.current = { options, session: shown, isTheirs };
    if (shown !== session) put(shown);
  });
  useEffect(
    () => () => {
      finish(latest.current, spell);
      spell.close();
    },
    [spell],
  );
  const type = (next: string) => {
    put({ mine: next, base: latest.current.session?.base ?? value });
    spell.key();
  };
  const leave = () => {
    commit();
    spell.end();
    const { options: now, session: typed, isTheirs: isHeld } = latest.current;
    // A text that the file cannot say as it is stays, and is told why.
    const isHeldBack = now.merges || now.isReadOnly || !now.mayWrite();
    const isStuck = typed !== undefined && isAhead(typed, now) && isHeldBack;
    if (!isHeld && !isStuck) put(undefined);
  };
  const { isReadOnly } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the file takes it again, whoever typed it may be elsewhere
  useEffect(() => {
    if (!isReadOnly) leave();
  }, [isReadOnly]);
  return {
    ...{ text, type, leave },
    theirs: isTheirs ? value : undefined,
    keepMine: () => session && write(session.mine),
    takeTheirs: () => put(undefined),
    input: {
      ref: caret,
      value: text,
      onChange: ({ target }) => type(target.value),
      onBlur: leave,
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}

/** Somebody else wrote what this input cannot take in: it is chosen. */
function isOfOthers(session: Session, { value, merges, asWritten = same }: TypingOptions): boolean {
  return !merges && value !== session.base && value !== asWritten(session.mine);
}

/** What is still being typed when its input goes away is written, where that place is there; else it is kept beside. */
function finish({ options, session }: Latest, { goesOn }: Spell): void {
  if (session === undefined || !isAhead(session, options)) return;
  const now = options.now();
  const isFree = now !== undefined && (options.merges || now === session.base);
  if (!isFree) options.lost(session.mine);
  else if (!options.write(followed(session, now, options).mine, goesOn) && options.merges)
    options.lost(session.mine);
}
