import { enqueue } from '@fabula/kit/outbox';
import { UserSignedUpSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from './context.ts';
import { LinkNotGood } from './domain/errors.ts';
import type { IdentityUser } from './domain/identity.ts';
import { dropFactors } from './factors.ts';
import { requireOpen } from './profiles.ts';
import { burnLinks } from './store/links.ts';

/** What is done for people who have shown that a mailbox is theirs. */
type Deps = Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'attempts' | 'published'>;

export interface Arrival {
  readonly email: string;
  /** Where an account is made. */
  readonly password?: string | undefined;
  /** The secret of the device that they come on. */
  readonly device: string | undefined;
}

/**
 * The account of a mailbox's owner, who has just shown that it is theirs: made where there is none. What somebody else may
 * have planted on the address is gone. Throws AccountDisabled.
 */
export async function ownerOfMailbox(deps: Deps, arrival: Arrival): Promise<IdentityUser> {
  const { identity } = deps;
  const { email, password } = arrival;
  const created = await identity.create({ email, password, role: 'player', isEmailProven: true });
  if (created) {
    await tellSignedUp(deps, created);
    await deps.db.transaction((tx) => burnLinks(tx, { email, kind: 'confirmation' }));
    return created;
  }
  const user = await identity.find({ email });
  if (!user) throw new LinkNotGood();
  await requireOpen(deps.db, user);
  await takeBack(deps, user, arrival);
  return { ...user, isEmailProven: true };
}

/**
 * Where nobody had proven the address, its password and factors may be a stranger's who signed up with it, and so may its
 * sessions: they go, unless the owner has been signed in on this very device. Failures that strangers counted up go too.
 */
export async function takeBack(
  deps: Deps,
  user: IdentityUser,
  { device }: Pick<Arrival, 'device'>,
): Promise<void> {
  const { identity, sessions, attempts } = deps;
  await identity.unlock(user.id);
  if (user.isEmailProven) return;
  if (!(await attempts.isKnown({ email: user.email, device }))) {
    await identity.removePassword(user.id);
    await dropFactors(deps, user.id);
    await sessions.endAll(user.id);
  }
  await identity.proveAddress(user.id);
}

/** Tells the other parts. */
export async function tellSignedUp({ db, published }: Deps, { id: userId }: IdentityUser): Promise<void> {
  const fact = { subject: 'fabula.auth.user_signed_up', schema: UserSignedUpSchema, message: { userId } };
  await db.transaction((tx) => enqueue(tx, fact));
  published();
}
