import type { Tx } from '@fabula/kit/db';
import type { AuthContext } from '../context.ts';
import { type Claim, claimOf } from '../domain/claim.ts';
import { AccountDisabled, HelpWanted, ProofWanted } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { isMailable } from '../domain/mail.ts';
import { dropFactors, factorsOf, recover, showCode } from '../factors.ts';
import { keepProfile, requireOpen } from '../profiles.ts';
import { isDeleted } from '../store/deletions.ts';
import { forgetDevices } from '../store/devices.ts';
import { isLetIn, languageOf } from '../store/enabling.ts';
import { forgetGoogleSubjects } from '../store/google-subjects.ts';
import { revokeInvitesOf } from '../store/invites.ts';
import { findProfile, lockProfile } from '../store/profiles.ts';
import { beginProof, endProof, keepUnproven, type Proof, proofOf } from '../store/proving.ts';
import type { Arrival } from './arrival.ts';
import { endUnconfirmed } from './begin-anew.ts';

/** undefined: the account is over, and its address free, or it is proven by now. */
type Claimed = Promise<IdentityUser | undefined>;

const CLAIMS: Readonly<
  Record<Claim, (context: AuthContext, user: IdentityUser, arrival: Arrival) => Claimed>
> = { keep, code: keepByCode, help: refuse, 'take-over': takeOver, 'begin-anew': beginAnew };

/**
 * What is theirs of an account that there is. Each change of whose it is leaves a mail and a row in the audit. Throws
 * AccountDisabled, ProofWanted, HelpWanted, WrongCode and TooManyAttempts.
 */
export async function claim(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  const { db, identity, attempts } = context;
  await requireOpen(db, user);
  // Failures that strangers counted up.
  await identity.unlock(user.id);
  if (user.isEmailProven) return user;
  const begun = await db.transaction((tx) => proofOf(tx, user));
  if (begun) return finish(context, user, begun);
  const meanwhile = await provenMeanwhile(context, user);
  if (meanwhile) return meanwhile;
  const standing = {
    ...{ isEmailProven: user.isEmailProven, role: user.role },
    hasFactor: (await factorsOf(context, user.id)).length > 0,
    isKnownDevice: await attempts.isKnown({ email: user.email, device: arrival.device }),
    isLetIn: await db.transaction((tx) => isLetIn(tx, user.id)),
  };
  return CLAIMS[claimOf(standing)](context, user, arrival);
}

/**
 * Whoever has proven the address since the back end was asked. Otherwise the copy says from now on that nobody has: by it the
 * team sees whom it may let in.
 */
async function provenMeanwhile(context: AuthContext, user: IdentityUser): Claimed {
  const { db, identity } = context;
  const copy = await db.transaction((tx) => findProfile(tx, { id: user.id }));
  const isOfAddress = copy?.email === user.email;
  if (isOfAddress && copy.isEmailProven === false) return undefined;
  const now = await identity.find({ id: user.id });
  if (now?.isEmailProven) return now;
  if (isOfAddress) await db.transaction((tx) => keepUnproven(tx, user.id));
  else await keepProfile(db, user);
  return undefined;
}

async function keep(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  if (user.isEmailProven) return user;
  return prove(context, user, arrival, 'address-confirmed');
}

async function keepByCode(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  const { otp, recoveryCode } = arrival.answers ?? {};
  const shown = { userId: user.id, device: arrival.device, isByMail: true };
  if (otp) await showCode(context, shown, otp);
  else if (recoveryCode) {
    const { call, language = 'en' } = arrival;
    await recover(context, { shower: shown, email: user.email, language, call }, recoveryCode);
  } else throw new ProofWanted('otp');
  return prove(context, user, arrival, 'address-confirmed');
}

async function refuse(): Claimed {
  throw new HelpWanted();
}

/**
 * The role stays. Whoever used the account before has nothing of it any more, on no device and by no other way: neither what
 * they had, nor what they were just about to get.
 */
async function takeOver(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  const { identity, sessions } = context;
  await identity.removePassword(user.id);
  await dropFactors(context, user.id);
  const proven = await prove(context, user, arrival, 'account-taken-over', async (tx) => {
    await sessions.outdateIn(tx, user.id);
    await forgetDevices(tx, user.id);
    await forgetGoogleSubjects(tx, user.id);
    await revokeInvitesOf(tx, user.id);
  });
  await identity.endAll(user.id);
  return proven;
}

async function beginAnew(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  if (!arrival.answers?.beginsAnew) throw new ProofWanted('begins_anew');
  await endUnconfirmed(context, user, arrival);
  return undefined;
}

/** From now on the mailbox is enough. Mail and row are there before the back end knows, and once. Throws AccountDisabled. */
async function prove(
  context: AuthContext,
  user: IdentityUser,
  { call, by, language }: Arrival,
  proof: Proof,
  work: (tx: Tx) => Promise<void> = async () => {},
): Promise<IdentityUser> {
  const { db, audit, office } = context;
  await db.transaction(async (tx) => {
    await lockProfile(tx, user.id);
    if (await isDeleted(tx, user.id)) throw new AccountDisabled();
    if (!(await beginProof(tx, user.id, proof))) return;
    await work(tx);
    await audit.noteIn(tx, call, { action: proof, actor: user.id, subject: user.id, detail: by });
    const mail = { to: user.email, kind: proof, language: language ?? (await languageOf(tx, user.id)) };
    if (isMailable(user.email)) await office.leave(tx, mail);
  });
  office.poke();
  return finish(context, user, proof);
}

/** Goes on where that broke off: whoever comes by the mailbox again has proven it. */
async function finish(context: AuthContext, user: IdentityUser, proof: Proof): Promise<IdentityUser> {
  const { db, identity } = context;
  // One that somebody was adding in a session that ended just now.
  if (proof === 'account-taken-over') await dropFactors(context, user.id);
  await identity.proveAddress(user.id);
  await db.transaction((tx) => endProof(tx, user.id));
  return { ...user, isEmailProven: true };
}
