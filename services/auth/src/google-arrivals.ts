import type { AuthContext } from './context.ts';
import { GoogleRefused, type GoogleUser } from './domain/google.ts';
import type { IdentityUser } from './domain/identity.ts';
import type { Arrival } from './mailbox/arrival.ts';
import { ownerOfMailbox } from './mailbox/owner.ts';
import { keepEntrant, requireOpen } from './profiles.ts';
import { findGoogleSubject, putGoogleSubject } from './store/google-subjects.ts';

/** Whose a Google account is. */
export interface GoogleOwner {
  readonly user: IdentityUser;
  /** Their security stamp, where the account was known by its subject. */
  readonly stamp?: number;
}

/**
 * The account of somebody whom Google has signed in: the one that they came to before, whatever their address is now; else
 * that of their address, which they own if Google has proven it. Throws GoogleRefused and what `ownerOfMailbox` throws.
 */
export async function ownerOfGoogleAccount(
  context: AuthContext,
  { subject, email, isEmailProven }: GoogleUser,
  arrival: Pick<Arrival, 'call' | 'device'>,
): Promise<GoogleOwner> {
  const { db, identity } = context;
  const known = await db.transaction((tx) => findGoogleSubject(tx, subject));
  const before = known === undefined ? undefined : await identity.find({ id: known.userId });
  if (known && before) {
    await requireOpen(db, before);
    return { user: before, stamp: known.stamp };
  }
  if (!isEmailProven) throw new GoogleRefused('unproven');
  const user = await ownerOfMailbox(context, { ...arrival, email, by: 'google' });
  await keepEntrant(db, user);
  await db.transaction((tx) => putGoogleSubject(tx, { subject, userId: user.id }));
  return { user };
}
