import { enqueue } from '@fabula/kit/outbox';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from '../context.ts';
import { LinkNotGood } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { hasGivenWay } from '../store/deletions.ts';
import { burnLinks } from '../store/links.ts';
import type { Arrival } from './arrival.ts';
import { claim } from './claims.ts';

/**
 * The account of a mailbox's owner, who has just shown that it is theirs: made where there is none, and where nobody had
 * proven the address, what they may claim of it. Throws AccountDisabled, and where more is wanted ProofWanted or HelpWanted.
 */
export async function ownerOfMailbox(context: AuthContext, arrival: Arrival): Promise<IdentityUser> {
  return (
    (await createOwner(context, arrival)) ??
    (await claimed(context, arrival)) ??
    // The one that had the address is over.
    (await createOwner(context, arrival)) ??
    gone()
  );
}

/** The same of a mailbox whose address has an account. Throws LinkNotGood where it has none. */
export async function ownerOfAccount(context: AuthContext, arrival: Arrival): Promise<IdentityUser> {
  if (!(await context.identity.find({ email: arrival.email }))) throw new LinkNotGood();
  return (await claimed(context, arrival)) ?? (await createOwner(context, arrival)) ?? gone();
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

/** undefined where the address is free by now. */
async function claimed(context: AuthContext, arrival: Arrival): Promise<IdentityUser | undefined> {
  const { db, identity } = context;
  const user = await identity.find({ email: arrival.email });
  if (!user) return undefined;
  // The back end was away when it was to be told.
  if (await db.transaction((tx) => hasGivenWay(tx, user.id))) return void (await identity.delete(user.id));
  return claim(context, user, arrival);
}

/** Somebody else had the address in between: the link stays good. */
function gone(): never {
  throw new LinkNotGood();
}
