import type { AuditAction } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { type Claim, claimOf } from '../domain/claim.ts';
import { HelpWanted, ProofWanted } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { isMailable, type MailKind } from '../domain/mail.ts';
import { dropFactors, recover, showCode } from '../factors.ts';
import { requireOpen } from '../profiles.ts';
import { forgetDevices } from '../store/devices.ts';
import { isLetIn, languageOf, letIn } from '../store/enabling.ts';
import { forgetGoogleSubjects } from '../store/google-subjects.ts';
import { revokeInvitesOf } from '../store/invites.ts';
import type { Arrival } from './arrival.ts';
import { endUnconfirmed } from './begin-anew.ts';

/** undefined: the account is over, and its address free. */
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
  const standing = {
    ...{ isEmailProven: user.isEmailProven, role: user.role },
    hasFactor: (await identity.listFactors(user.id)).length > 0,
    isKnownDevice: await attempts.isKnown({ email: user.email, device: arrival.device }),
    isLetIn: await db.transaction((tx) => isLetIn(tx, user.id)),
  };
  return CLAIMS[claimOf(standing)](context, user, arrival);
}

async function keep(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  if (user.isEmailProven) return user;
  return prove(context, user, arrival, 'address-confirmed');
}

async function keepByCode(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  const { otp, recoveryCode } = arrival.answers ?? {};
  const shown = { userId: user.id, device: arrival.device };
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

/** The role stays. Whoever used the account before has nothing of it any more, on no device and by no other way. */
async function takeOver(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  const { db, identity, sessions } = context;
  await identity.removePassword(user.id);
  await dropFactors(context, user.id);
  await db.transaction(async (tx) => {
    await forgetDevices(tx, user.id);
    await forgetGoogleSubjects(tx, user.id);
    await revokeInvitesOf(tx, user.id);
  });
  await sessions.endAll(user.id);
  return prove(context, user, arrival, 'account-taken-over');
}

async function beginAnew(context: AuthContext, user: IdentityUser, arrival: Arrival): Claimed {
  if (!arrival.answers?.beginsAnew) throw new ProofWanted('begins_anew');
  await endUnconfirmed(context, user, arrival);
  return undefined;
}

/** From now on the mailbox is enough. */
async function prove(
  context: AuthContext,
  user: IdentityUser,
  { call, by, language }: Arrival,
  what: AuditAction & MailKind,
): Promise<IdentityUser> {
  const { db, identity, audit, office } = context;
  await identity.proveAddress(user.id);
  await db.transaction(async (tx) => {
    await letIn(tx, user.id, 0);
    await audit.noteIn(tx, call, { action: what, actor: user.id, subject: user.id, detail: by });
    const mail = { to: user.email, kind: what, language: language ?? (await languageOf(tx, user.id)) };
    if (isMailable(user.email)) await office.leave(tx, mail);
  });
  office.poke();
  return { ...user, isEmailProven: true };
}
