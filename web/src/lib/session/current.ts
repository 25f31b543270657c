import { useSyncExternalStore } from 'react';

/** From the least to the most that somebody may do. */
const ROLES = ['player', 'author', 'team'] as const;
export type Role = (typeof ROLES)[number];

export interface User {
  id: string;
  email: string;
  role: Role;
}

/** Whether somebody may do what is for `role`: each role may what those before it may. */
export const hasRole = (user: User | undefined, role: Role): boolean =>
  user !== undefined && ROLES.indexOf(user.role) >= ROLES.indexOf(role);

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
