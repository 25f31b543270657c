import { enqueue } from '@fabula/kit/outbox';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from '../context.ts';
import { AccountDisabled, LinkNotGood } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { hasGivenWay } from '../store/deletions.ts';
import { burnLinks } from '../store/links.ts';
import type { Arrival } from './arrival.ts';
import { claim } from './claims.ts';

/** An account may give way to a new one, and somebody else who reads the mailbox may make that: what is there then is claimed. */
const ROUNDS = 3;

/**
 * The account of a mailbox's owner, who has just shown that it is theirs: made where there is none, and where nobody had
 * proven the address, what they may claim of it. Throws AccountDisabled, LinkNotGood where others are always first, and where
 * more is wanted ProofWanted or HelpWanted.
 */
export async function ownerOfMailbox(context: AuthContext, arrival: Arrival): Promise<IdentityUser> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = (await createOwner(context, arrival)) ?? (await claimed(context, arrival));
    if (owner) return owner;
  }
  throw new LinkNotGood();
}

/** Tells the other parts. */
export async function tellSignedUp(
  { db, published }: Pick<AuthContext, 'db' | 'published'>,
  { id: userId }: IdentityUser,
): Promise<void> {
  const fact = { subject: 'fabula.auth.user_signed_up', schema: UserSignedUpSchema, message: { userId } };
  await db.transaction((tx) => enqueue(tx, fact));
  published();
}

/** undefined where the address is taken. */
async function createOwner(
  context: AuthContext,
  { email, password }: Arrival,
): Promise<IdentityUser | undefined> {
  const { db, identity } = context;
  const created = await identity.create({ email, password, role: 'player', isEmailProven: true });
  if (!created) return undefined;
  await tellSignedUp(context, created);
  await db.transaction((tx) => burnLinks(tx, { email, kind: 'confirmation' }));
  return created;
}

/** undefined where the address is free by now, or its account was proven meanwhile. */
async function claimed(context: AuthContext, arrival: Arrival): Promise<IdentityUser | undefined> {
  const { db, identity } = context;
  const user = await identity.find({ email: arrival.email });
  if (!user) return undefined;
  try {
    return await claim(context, user, arrival);
  } catch (error) {
    if (!(error instanceof AccountDisabled)) throw error;
    if (!(await db.transaction((tx) => hasGivenWay(tx, user.id)))) throw error;
  }
  // The back end was away when it was to be told, or is just being told.
  await identity.delete(user.id);
  return undefined;
}
