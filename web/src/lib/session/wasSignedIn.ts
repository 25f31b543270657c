import { kept } from '../storage.ts';

const STORED = 'fabula.session';

/** A guess ahead of the server's word: the cookie that tells is not for scripts. */
export const wasSignedIn = (): boolean => kept.get(STORED) === 'in';

export function rememberSignedIn(signedIn: boolean): void {
  kept.set(STORED, signedIn ? 'in' : 'out');
}
