import { randomUUID } from 'node:crypto';
import { enrol } from '@fabula/kit/testing/authenticator';
import { AuthService, type Session } from '@fabula/proto/auth/v1/auth_pb';
import { Api } from './api.ts';

export interface AccountOptions {
  readonly inviteToken?: string;
  readonly email?: string;
}

const NEW_PASSWORD = 'a light that says no';
/** A token is renewed while it still has so long to live. */
const MARGIN_MS = 30_000;

/** Somebody with an account of this site, signed in as a page is: a short token, and the cookie that renews it. */
export class Account {
  readonly api: Api;
  private freshUntil = 0;

  private constructor(
    origin: string,
    readonly email: string,
    readonly password: string,
  ) {
    this.api = new Api(origin);
  }

  /** Somebody who has an account already. */
  static async signIn(origin: string, email: string, password: string): Promise<Account> {
    const account = new Account(origin, email, password);
    const { session } = await account.api.call(AuthService.method.signInWithPassword, { email, password });
    account.take(session);
    return account;
  }

  /** Each account is a new one. */
  static async signUp(origin: string, options: AccountOptions = {}): Promise<Account> {
    const email = options.email ?? `${randomUUID()}@players.example`;
    const account = new Account(origin, email, NEW_PASSWORD);
    const invite = options.inviteToken === undefined ? {} : { inviteToken: options.inviteToken };
    const { session } = await account.api.call(AuthService.method.signUp, {
      email,
      password: NEW_PASSWORD,
      ...invite,
    });
    account.take(session);
    return account;
  }

  /** Adds a second factor, and has shown it: what the team does wants that. */
  async enrol(): Promise<void> {
    const { startFactor, confirmFactor } = AuthService.method;
    const { confirmed } = await enrol({
      start: () => this.api.call(startFactor, {}),
      confirm: (otp) => this.api.call(confirmFactor, { otp }),
    });
    this.take(confirmed.session);
  }

  async profileId(): Promise<string> {
    const { profile } = await this.api.call(AuthService.method.getProfile, {});
    if (!profile) throw new Error('who is signed in has a profile');
    return profile.id;
  }

  /** An access token that lives on for a while. */
  async token(options: { readonly renew?: boolean } = {}): Promise<string> {
    if (options.renew || Date.now() > this.freshUntil) await this.resume();
    return this.api.token ?? '';
  }

  /** A new token for the cookie, as a reloaded page asks for it. */
  async resume(): Promise<void> {
    const { session } = await this.api.call(AuthService.method.resumeSession, {});
    this.take(session);
  }

  private take(session: Session | undefined): void {
    if (!session) throw new Error('signing in gave no session');
    this.api.token = session.accessToken;
    this.freshUntil = Date.now() + session.expiresIn * 1000 - MARGIN_MS;
  }
}
