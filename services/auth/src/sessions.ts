import type { Database } from '@fabula/kit/db';
import { AccountDisabled, NoSession } from './domain/errors.ts';
import type { IdentityBackend } from './domain/identity.ts';
import { hashSecret, newSecret, SESSION_SECONDS, toSession } from './domain/session.ts';
import { mendProfile } from './profiles.ts';
import { deleteSessions, findSession, insertSession } from './store/sessions.ts';

export type Session = ReturnType<typeof toSession>;

/**
 * The sign-in cookie names a session by a random secret; beside it lies the real refresh token, which never leaves auth.
 * So two tabs may refresh at once, an answer may get lost, the process may die in between: the cookie stays good.
 */
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly identity: IdentityBackend,
  ) {}

  /** Signs in a user whom auth has verified; the secret goes into the cookie. */
  async begin(user: { id: string; createdAt: Date }): Promise<{ session: Session; secret: string }> {
    const tokens = await this.identity.vouch(user.id);
    if (!tokens) throw new AccountDisabled();
    const secret = newSecret();
    const row = { idHash: hashSecret(secret), userId: user.id, refreshToken: tokens.refreshToken };
    await this.db.transaction((tx) => insertSession(tx, { ...row, seconds: SESSION_SECONDS }));
    return { session: toSession(tokens, user.createdAt, new Date()), secret };
  }

  /** New tokens for the session that the cookie names. Throws NoSession when it is dead. */
  async resume(secret: string | undefined): Promise<Session> {
    const idHash = secret && hashSecret(secret);
    const stored = idHash ? await this.db.transaction((tx) => findSession(tx, idHash)) : undefined;
    if (!stored) throw new NoSession();
    const tokens = await this.identity.refresh(stored.refreshToken);
    if (!tokens) throw new NoSession();
    await mendProfile(this.db, stored.profile, tokens);
    return toSession(tokens, stored.profile.createdAt, new Date());
  }

  /** Ends the session of this cookie; with `everywhere` all of the user's. */
  async end(secret: string | undefined, userId: string, everywhere: boolean): Promise<void> {
    if (everywhere) return this.endAll(userId);
    const which = { id_hash: hashSecret(secret ?? '') };
    const refreshTokens = await this.db.transaction((tx) => deleteSessions(tx, which));
    for (const token of refreshTokens) await this.identity.end(token);
  }

  /** Ends all sessions of the user. */
  async endAll(userId: string): Promise<void> {
    await this.db.transaction((tx) => deleteSessions(tx, { user_id: userId }));
    await this.identity.endAll(userId);
  }
}
