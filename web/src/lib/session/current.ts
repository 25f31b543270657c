import { useSyncExternalStore } from 'react';

export type Role = 'player' | 'author' | 'team';

export interface User {
  id: string;
  email: string;
  role: Role;
}

interface SessionState {
  status: 'loading' | 'signedIn' | 'signedOut';
  user: User | undefined;
}

/** Outside of the Redux store: a visitor's first picture waits for neither. */
let current: SessionState = { status: 'loading', user: undefined };
const listeners = new Set<() => void>();

export const currentUser = (): User | undefined => current.user;

/** Tells everybody who is signed in from now on. */
export function setUser(user: User | undefined): void {
  current = { status: user ? 'signedIn' : 'signedOut', user };
  for (const tell of listeners) tell();
}

/** Hears of every change until the returned function is called. */
export function onSession(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const useSession = (): SessionState => useSyncExternalStore(onSession, () => current);
