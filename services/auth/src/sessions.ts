import { setTimeout as sleep } from 'node:timers/promises';
import { wallDate } from '@fabula/kit/clock';
import type { Database, Tx } from '@fabula/kit/db';
import { decodeJwt } from 'jose';
import { AccountDisabled, NoSession, WrongCode, WrongCredentials } from './domain/errors.ts';
import type { IdentityBackend, IdentityTokens } from './domain/identity.ts';
import { hashSecret, newSecret, SESSION_SECONDS, toSession } from './domain/session.ts';
import { mendProfile } from './profiles.ts';
import { lockOpen } from './store/enabling.ts';
import { endSession, endUser, secondsAfterEnd } from './store/ended.ts';
import { lockProfile } from './store/profiles.ts';
import { findOwnSession, type OwnSession } from './store/proofs.ts';
import {
  deleteRaisedSessions,
  deleteSessions,
  deleteSessionsOf,
  findSession,
  type GoneSession,
  insertSession,
  type NewSession,
  seeSession,
} from './store/sessions.ts';
import { raiseStamp } from './store/stamps.ts';

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

  /**
   * Signs in a user whom auth has verified; the secret goes into the cookie. With a code of their factor the session is aal2.
   * Throws WrongCode, AccountDisabled, and WrongCredentials where what they have shown counts no more by now.
   */
  async begin(user: Entrant, { deviceHash, otp, stamp }: Beginning = {}): Promise<Begun> {
    const tokens = await this.vouch(user.id, otp);
    const secret = newSecret();
    const row = { ...rowOf(user.id, secret, tokens), deviceHash };
    await this.insert(row, tokens, { stamp });
    return { session: toSession(tokens, user.createdAt, wallDate()), secret };
  }

  /** The session that the cookie names, where it is this user's. Throws NoSession. */
  async own(secret: string | undefined, userId: string): Promise<OwnSession> {
    const which = { idHash: hashSecret(secret ?? ''), userId };
    const found = await this.db.transaction((tx) => findOwnSession(tx, which));
    if (!found) throw new NoSession();
    return found;
  }

  /**
   * Another one in the place of a session: aal2 with a code of the factor, aal1 without. The one before ends with its cookie,
   * so that whoever has a copy of that is not raised as well. Throws WrongCode, AccountDisabled, and NoSession where that one has
   * ended meanwhile, or the factor has gone.
   */
  async replace({ profile, ...old }: OwnSession, otp?: string): Promise<Begun> {
    const tokens = await this.vouch(profile.id, otp);
    const secret = newSecret();
    const { provenAt, deviceHash } = old;
    const row = { ...rowOf(profile.id, secret, tokens), provenAt, deviceHash: deviceHash ?? undefined };
    await this.insert(row, tokens, { before: old.idHash, ...(otp !== undefined && { stamp: old.stamp }) });
    await this.identity.end(old.refreshToken);
    return { session: toSession(tokens, profile.createdAt, wallDate()), secret };
  }

  /** Ends what a factor has raised that is no more, and whatever it was just raising, but for one session: that one is replaced. */
  async endRaised(userId: string, butHash: string): Promise<void> {
    const gone = await this.db.transaction(async (tx) => {
      await raiseStamp(tx, userId);
      return this.forget(tx, await deleteRaisedSessions(tx, userId, butHash));
    });
    for (const { refreshToken } of gone) await this.identity.end(refreshToken);
  }

  /**
   * New tokens for the session that the cookie names. Throws NoSession when it is dead, or of somebody else than whoever the
   * page says that it is of.
   */
  async resume(secret: string | undefined, userId?: string): Promise<Session> {
    const idHash = secret && hashSecret(secret);
    const stored = idHash ? await this.db.transaction((tx) => findSession(tx, idHash)) : undefined;
    if (!stored || (userId !== undefined && stored.profile.id !== userId)) throw new NoSession();
    await this.untilTokensCount(stored.profile.id);
    const tokens = await this.identity.refresh(stored.refreshToken);
    if (!tokens || !idHash) throw new NoSession();
    const { sid } = marksOf(tokens.accessToken);
    // Ended since it was found: then the new tokens are nobody's.
    if (!(await this.db.transaction((tx) => seeSession(tx, idHash, sid)))) throw new NoSession();
    await mendProfile(this.db, stored.profile, tokens);
    return toSession(tokens, stored.profile.createdAt, wallDate());
  }

  /**
   * Ends the session that a page of this user has: that of its token, and that of its browser's cookie where it is theirs. One
   * browser may have the pages of two people, and one cookie.
   */
  async end(
    userId: string,
    page: { readonly secret: string | undefined; readonly sid?: string },
  ): Promise<void> {
    const idHash = hashSecret(page.secret ?? '');
    const gone = await this.db.transaction(async (tx) =>
      this.forget(tx, await deleteSessionsOf(tx, userId, { idHash, sid: page.sid })),
    );
    for (const { refreshToken } of gone) await this.identity.end(refreshToken);
  }

  /** Whether the cookie names a session that goes on. */
  async isLive(secret: string | undefined): Promise<boolean> {
    if (secret === undefined) return false;
    return (await this.db.transaction((tx) => findSession(tx, hashSecret(secret)))) !== undefined;
  }

  /** Ends all sessions of the user. */
  async endAll(userId: string): Promise<void> {
    await this.db.transaction((tx) => this.forgetAll(tx, userId));
    await this.identity.endAll(userId);
  }

  /**
   * What was shown of the user until now counts no more, in the transaction that says so: all sessions end, and a sign-in that
   * has begun comes to nothing. The back end is told by others.
   */
  async outdateIn(tx: Tx, userId: string): Promise<void> {
    await raiseStamp(tx, userId);
    await this.forgetAll(tx, userId);
  }

  /** Tokens that the user has count no more: what they say is true no longer. Sessions go on, with new ones. */
  async voidTokens(userId: string): Promise<void> {
    await this.db.transaction((tx) => endUser(tx, userId, this.keptSeconds));
  }

  /** All that the user has ends, in the transaction of what ends it: the back end is told by others. */
  async endAllIn(tx: Tx, userId: string): Promise<void> {
    await this.forgetAll(tx, userId);
    await endUser(tx, userId, this.keptSeconds);
  }

  /**
   * In the place of another one, where there is one, as long as that one goes on. Nobody comes in whose account was ended
   * meanwhile, or for whom what they have shown counts no more.
   */
  private async insert(row: NewSession, tokens: IdentityTokens, { before, stamp }: Standing): Promise<void> {
    const refused = await this.db.transaction(async (tx) => {
      const state = await lockOpen(tx, row.userId, stamp);
      if (state === 'closed') return new AccountDisabled();
      if (state === 'outdated') return before === undefined ? new WrongCredentials() : new NoSession();
      if (before !== undefined) {
        const gone = await this.forget(tx, await deleteSessions(tx, { id_hash: before }));
        if (gone.length === 0) return new NoSession();
      }
      await insertSession(tx, row);
      return undefined;
    });
    if (!refused) return;
    await this.identity.end(tokens.refreshToken);
    throw refused;
  }

  /** The lock waits for sessions that are just beginning, or lets them see that they may not. */
  private async forgetAll(tx: Tx, userId: string): Promise<void> {
    await lockProfile(tx, userId);
    await this.forget(tx, await deleteSessions(tx, { user_id: userId }));
  }

  /**
   * Tokens say in whole seconds when they were issued: one of the very second in which the user's others were voided would
   * count as one of them. That is over within a second, whatever the clock was set to.
   */
  private async untilTokensCount(userId: string): Promise<void> {
    const seconds = await this.db.transaction((tx) => secondsAfterEnd(tx, userId));
    if (seconds > 0) await sleep(Math.min(seconds, 1) * 1000 + 1);
  }

  /** Their tokens count no more. */
  private async forget(tx: Tx, gone: GoneSession[]): Promise<GoneSession[]> {
    for (const { sid } of gone) if (sid) await endSession(tx, sid, this.keptSeconds);
    return gone;
  }

  private async vouch(userId: string, otp: string | undefined): Promise<IdentityTokens> {
    await this.untilTokensCount(userId);
    const tokens = await this.identity.vouch(userId, otp);
    if (!tokens) throw otp === undefined ? new AccountDisabled() : new WrongCode('otp');
    return tokens;
  }

  private get keptSeconds(): number {
    return this.accessTokenSeconds + CLOCK_SKEW_S;
  }
}

interface Entrant {
  readonly id: string;
  readonly createdAt: Date;
}

interface Beginning {
  readonly deviceHash?: string;
  readonly otp?: string | undefined;
  /** The user's, from before anything was looked at; none where that cannot have gone stale. */
  readonly stamp?: number | undefined;
}

/** What has to be so still when a session begins. */
interface Standing {
  /** Hash of the one that it replaces. */
  readonly before?: string;
  readonly stamp?: number | undefined;
}

interface Begun {
  readonly session: Session;
  readonly secret: string;
}

function rowOf(userId: string, secret: string, { refreshToken, accessToken }: IdentityTokens) {
  const marks = marksOf(accessToken);
  return { idHash: hashSecret(secret), userId, refreshToken, ...marks, seconds: SESSION_SECONDS };
}

/** Clocks of processes may differ by so much. */
const CLOCK_SKEW_S = 60;

function marksOf(accessToken: string): { sid: string | undefined; acr: string } {
  const { sid, acr } = decodeJwt<{ sid?: string; acr?: string }>(accessToken);
  return { sid, acr: acr ?? 'aal1' };
}
