import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fabula/kit/db';
import { decodeJwt } from 'jose';
import { AccountDisabled, NoSession } from './domain/errors.ts';
import type { IdentityBackend } from './domain/identity.ts';
import { hashSecret, newSecret, SESSION_SECONDS, toSession } from './domain/session.ts';
import { mendProfile } from './profiles.ts';
import { endSession, endUser, secondsAfterEnd } from './store/ended.ts';
import {
  deleteSessions,
  findSession,
  type GoneSession,
  insertSession,
  seeSession,
} from './store/sessions.ts';

export type Session = ReturnType<typeof toSession>;

/**
 * The sign-in cookie names a session by a random secret; beside it lies the real refresh token, which never leaves auth.
 * So two tabs may refresh at once, an answer may get lost, the process may die in between: the cookie stays good.
 */
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly identity: IdentityBackend,
    /** How long an access token lives: so long it is told which ones count no more. */
    private readonly accessTokenSeconds: number,
  ) {}

  /** Signs in a user whom auth has verified; the secret goes into the cookie. */
  async begin(
    user: { id: string; createdAt: Date },
    deviceHash?: string,
  ): Promise<{ session: Session; secret: string }> {
    await this.untilTokensCount(user.id);
    const tokens = await this.identity.vouch(user.id);
    if (!tokens) throw new AccountDisabled();
    const secret = newSecret();
    const { refreshToken, accessToken } = tokens;
    const row = {
      idHash: hashSecret(secret),
      userId: user.id,
      refreshToken,
      ...marksOf(accessToken),
      deviceHash,
    };
    await this.db.transaction((tx) => insertSession(tx, { ...row, seconds: SESSION_SECONDS }));
    return { session: toSession(tokens, user.createdAt, new Date()), secret };
  }

  /** New tokens for the session that the cookie names. Throws NoSession when it is dead. */
  async resume(secret: string | undefined): Promise<Session> {
    const idHash = secret && hashSecret(secret);
    const stored = idHash ? await this.db.transaction((tx) => findSession(tx, idHash)) : undefined;
    if (!stored) throw new NoSession();
    await this.untilTokensCount(stored.profile.id);
    const tokens = await this.identity.refresh(stored.refreshToken);
    if (!tokens || !idHash) throw new NoSession();
    await this.db.transaction((tx) => seeSession(tx, idHash, marksOf(tokens.accessToken).sid));
    await mendProfile(this.db, stored.profile, tokens);
    return toSession(tokens, stored.profile.createdAt, new Date());
  }

  /** Ends the session of this cookie; with `everywhere` all of the user's. */
  async end(secret: string | undefined, userId: string, everywhere: boolean): Promise<void> {
    if (everywhere) return this.endAll(userId);
    const gone = await this.delete({ id_hash: hashSecret(secret ?? '') });
    for (const { refreshToken } of gone) await this.identity.end(refreshToken);
  }

  /** Ends all sessions of the user. */
  async endAll(userId: string): Promise<void> {
    await this.delete({ user_id: userId });
    await this.identity.endAll(userId);
  }

  /** Tokens that the user has count no more: what they say is true no longer. Sessions go on, with new ones. */
  async voidTokens(userId: string): Promise<void> {
    await this.db.transaction((tx) => endUser(tx, userId, this.keptSeconds));
  }

  /**
   * Tokens say in whole seconds when they were issued: one of the very second in which the user's others were voided would
   * count as one of them.
   */
  private async untilTokensCount(userId: string): Promise<void> {
    const seconds = await this.db.transaction((tx) => secondsAfterEnd(tx, userId));
    if (seconds > 0) await sleep(seconds * 1000 + 1);
  }

  private delete(which: { id_hash: string } | { user_id: string }): Promise<GoneSession[]> {
    return this.db.transaction(async (tx) => {
      const gone = await deleteSessions(tx, which);
      for (const { sid } of gone) if (sid) await endSession(tx, sid, this.keptSeconds);
      return gone;
    });
  }

  private get keptSeconds(): number {
    return this.accessTokenSeconds + CLOCK_SKEW_S;
  }
}

/** Clocks of processes may differ by so much. */
const CLOCK_SKEW_S = 60;

function marksOf(accessToken: string): { sid: string | undefined; acr: string } {
  const { sid, acr } = decodeJwt<{ sid?: string; acr?: string }>(accessToken);
  return { sid, acr: acr ?? 'aal1' };
}
