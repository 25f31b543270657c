import type { Tx } from '@fabula/kit/db';
import type { AuthContext } from '../context.ts';
import { HelpWanted, ProofWanted } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { isMailable } from '../domain/mail.ts';
import { insertDeletion, isDeleted } from '../store/deletions.ts';
import { languageOf, lockTeam, wantEnabled } from '../store/enabling.ts';
import { listFactorsOf } from '../store/factors.ts';
import { hasClaimedInvite, revokeInvitesOf } from '../store/invites.ts';
import { lockProfile } from '../store/profiles.ts';
import { proofOf } from '../store/proving.ts';
import type { Arrival } from './arrival.ts';

/**
 * A player's account that nobody has confirmed ends as one does that is deleted: sessions at once, all else of it when every
 * process knows (`resumeClosings`), and its address is free. What belongs to the mailbox stays: links and invitations to it.
 * It stays where somebody has proven the address by now. Throws HelpWanted where it has a role or is just given one, and
 * ProofWanted where it has a factor by now.
 */
export async function endUnconfirmed(
  context: Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'audit' | 'office'>,
  { id: userId, email }: IdentityUser,
  { call, by, language: spoken }: Arrival,
): Promise<void> {
  const { db, identity, sessions, audit, office } = context;
  const isOver = await db.transaction(async (tx) => {
    await lockTeam(tx);
    if (await isKept(tx, { id: userId, email })) return false;
    // Somebody else who reads the mailbox was first, and it was told of.
    if (await isDeleted(tx, userId)) return true;
    const language = spoken ?? (await languageOf(tx, userId));
    await sessions.endAllIn(tx, userId);
    await revokeInvitesOf(tx, userId);
    await wantEnabled(tx, userId, false);
    await insertDeletion(tx, { userId, email, language, hasFarewell: false });
    await audit.noteIn(tx, call, { action: 'account-begun-anew', subject: userId, detail: by });
    if (isMailable(email)) await office.leave(tx, { to: email, kind: 'account-begun-anew', language });
    return true;
  });
  office.poke();
  if (isOver) await identity.delete(userId);
}

/** As it stands now that nobody else changes it: whoever proves it, gives it a role or begins a session locks it as well. */
async function isKept(tx: Tx, user: Pick<IdentityUser, 'id' | 'email'>): Promise<boolean> {
  const profile = await lockProfile(tx, user.id);
  if ((profile && profile.role !== 'player') || (await hasClaimedInvite(tx, user.id))) throw new HelpWanted();
  if (profile?.isEmailProven || (await proofOf(tx, user))) return true;
  if ((await listFactorsOf(tx, [user.id])).length > 0) throw new ProofWanted('otp');
  return false;
}
