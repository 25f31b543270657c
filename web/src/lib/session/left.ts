import { useMemo, useSyncExternalStore } from 'react';
import { keptByTab } from '../storage.ts';

const STORED = 'fabula.left';

/** What has ended a session: `here`: its player, in another tab; `over`: something that is not known. */
export type Why = 'everywhere' | 'password' | 'factor' | 'disabled' | 'closed' | 'here' | 'over';

/** A session that has ended under an open page. It is kept with the tab until somebody is signed in. */
export interface Left {
  readonly why: Why;
  /** Where the page stood. */
  readonly path: string;
  /** Whose it was, where that is known: the page is theirs alone. */
  readonly userId?: string;
  readonly email?: string;
}

const listeners = new Set<() => void>();
let goneFrom: string | undefined;
let before: Left | undefined;

const stored = (): string => keptByTab.get(STORED) ?? '';

function read(text: string): Left | undefined {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Left);
  } catch {
    return undefined;
  }
}

export const readLeft = (): Left | undefined => read(stored());

export function keepLeft(left: Left | undefined): void {
  keptByTab.set(STORED, left ? JSON.stringify(left) : '');
  for (const tell of listeners) tell();
}

/** Somebody is signed in again: nothing more is to be told. */
export function begunAgain(): void {
  goneFrom = undefined;
  before = readLeft() ?? before;
  if (stored() !== '') keepLeft(undefined);
}

/** The session that had ended here before this one began. */
export const leftBefore = (): Left | undefined => before;

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** What has ended the session of this tab, as far as it is known by now. */
export function useLeft(): Left | undefined {
  const text = useSyncExternalStore(listen, stored);
  return useMemo(() => read(text), [text]);
}

/** Who has signed out here does not want to come back to where they were. */
export function goFrom(path: string): void {
  goneFrom = path;
}

export const isGoneFrom = (path: string): boolean => goneFrom === path;

/** Whether the page at this path was left by somebody else than this. */
export const isOthers = (
  left: Left | undefined,
  path: string,
  is: { readonly id: string } | { readonly email: string },
): boolean => {
  if (left?.path !== path) return false;
  if ('id' in is) return left.userId !== undefined && left.userId !== is.id;
  return left.email !== undefined && left.email.toLowerCase() !== is.email.trim().toLowerCase();
};
