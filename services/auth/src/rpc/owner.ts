import type { Call } from '@fabula/kit/server';
import { tried } from '../attempts.ts';
import { addressOf } from '../caller-address.ts';
import type { AuthContext } from '../context.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { isClosed } from '../store/enabling.ts';
import { stampOf } from '../store/stamps.ts';
import { deviceOf } from './cookies.ts';

/** Whose a password is. */
export interface PasswordOwner {
  readonly user: IdentityUser;
  /** Their security stamp, from before the password was looked at. */
  readonly stamp: number;
}

/** Whose e-mail and password these are; undefined: nobody's. Counted as a guess. Throws TooManyAttempts and SignInBusy. */
export async function ownerOf(
  { db, attempts, identity }: AuthContext,
  call: Call,
  { email, password }: { email: string; password: string },
): Promise<PasswordOwner | undefined> {
  const attempt = await attempts.guess({ email, address: addressOf(call), device: deviceOf(call) });
  const stamp = await db.transaction((tx) => stampOf(tx, email));
  const found = await tried(attempt, () => identity.checkPassword(email, password));
  // The back end may not know yet that the account is closed; the answer is the same by then.
  const user = found && !(await db.transaction((tx) => isClosed(tx, found.id))) ? found : undefined;
  if (user) await attempt.succeeded();
  return user && { user, stamp };
}
