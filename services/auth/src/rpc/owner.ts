import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { addressOf, deviceOf } from './cookies.ts';

/** Whose e-mail and password these are; undefined: nobody's. Counted as a guess. Throws TooManyAttempts. */
export async function ownerOf(
  { attempts, identity }: AuthContext,
  call: Call,
  { email, password }: { email: string; password: string },
): Promise<IdentityUser | undefined> {
  const attempt = await attempts.guess({ email, address: addressOf(call), device: deviceOf(call) });
  const user = await identity.checkPassword(email, password);
  if (user) await attempt.succeeded();
  return user;
}
