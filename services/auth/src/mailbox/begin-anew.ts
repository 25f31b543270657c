import type { AuthContext } from '../context.ts';
import { HelpWanted } from '../domain/errors.ts';
import type { IdentityUser } from '../domain/identity.ts';
import { isMailable } from '../domain/mail.ts';
import { insertDeletion } from '../store/deletions.ts';
import { languageOf, lockTeam, wantEnabled } from '../store/enabling.ts';
import { revokeInvitesOf } from '../store/invites.ts';
import { lockProfile } from '../store/profiles.ts';
import type { Arrival } from './arrival.ts';

/**
 * A player's account that nobody has confirmed ends as one does that is deleted: sessions at once, all else of it when every
 * process knows (`resumeClosings`), and its address is free. What belongs to the mailbox stays: links and invitations to it.
 * Throws HelpWanted where it has a role by now.
 */
export async function endUnconfirmed(
  context: Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'audit' | 'office'>,
  { id: userId, email }: IdentityUser,
  { call, by, language: spoken }: Arrival,
): Promise<void> {
  const { db, identity, sessions, audit, office } = context;
  await db.transaction(async (tx) => {
    await lockTeam(tx);
    const profile = await lockProfile(tx, userId);
    if (profile && profile.role !== 'player') throw new HelpWanted();
    const language = spoken ?? (await languageOf(tx, userId));
    await sessions.endAllIn(tx, userId);
    await revokeInvitesOf(tx, userId);
    await wantEnabled(tx, userId, false);
    await insertDeletion(tx, { userId, email, language, hasFarewell: false });
    await audit.noteIn(tx, call, { action: 'account-begun-anew', subject: userId, detail: by });
    if (isMailable(email)) await office.leave(tx, { to: email, kind: 'account-begun-anew', language });
  });
  office.poke();
  await identity.delete(userId);
}
