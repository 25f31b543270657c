import { randomUUID } from 'node:crypto';
import type { WaitForLinkResponse_State } from '@fabula/proto/auth/v1/auth_pb';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import { type AuthTestOptions, type AuthUnderTest, startAuth } from './harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export const PASSWORD = 'correct horse battery';

/** Somebody who is signed in. */
export interface Account {
  readonly email: string;
  readonly browser: Browser;
  readonly id: string;
  readonly token: string;
  readonly idToken: string;
}

/** auth with a mail server, and people who read their mail. */
export class MailRoom {
  private constructor(
    readonly server: MailServer,
    readonly auth: AuthUnderTest,
  ) {}

  static async open(options: Omit<AuthTestOptions, 'smtp' | 'folder'> = {}): Promise<MailRoom> {
    const server = await startMailServer();
    return new MailRoom(server, await startAuth({ ...options, smtp: server.settings }));
  }

  async close(): Promise<void> {
    await this.auth.close();
    await this.server.close();
  }

  /** An address that no other room has either: several may have the same Keycloak behind them. */
  someone(): string {
    return `${randomUUID()}@example.org`;
  }

  /** What the newest link to this address holds, once there are so many mails. */
  async secretTo(email: string, count = 1): Promise<string> {
    const { secret } = await this.server.mailTo(email, count);
    if (!secret) throw new Error('no link in the mail');
    return secret;
  }

  async magicLink(email: string, browser = new Browser()) {
    const before = this.server.received.filter(({ to, secret }) => secret && to.includes(email)).length;
    const { requestId, number } = await this.auth.client.sendMagicLink({ email }, browser.options());
    const { secret = '' } = await this.server.linkTo(email, before + 1);
    return { browser, requestId, number, secret };
  }

  /** With a password, and an address that is proven. */
  async account(browser = new Browser(), inviteToken?: string): Promise<Account> {
    const email = this.someone();
    const invited = inviteToken === undefined ? {} : { inviteToken };
    await this.auth.client.signUp({ email, password: PASSWORD, ...invited }, browser.options());
    const secret = await this.secretTo(email);
    const { session } = await this.auth.client.redeemLink({ secret }, browser.options());
    const { accessToken: token = '', idToken = '' } = session ?? {};
    return { email, browser, token, idToken, id: decodeJwt(token).sub ?? '' };
  }

  signIn(email: string, password = PASSWORD, browser = new Browser()) {
    return this.auth.client.signInWithPassword({ email, password }, browser.options());
  }

  async stateIn(browser: Browser, requestId: string): Promise<WaitForLinkResponse_State> {
    return (await this.auth.client.waitForLink({ requestId }, browser.options())).state;
  }
}

/** A number that a link does not have. */
export const otherThan = (number: string): string => (number === '10' ? '11' : '10');

/** The name of the error, or `ok`. */
export const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: { reason?: string; code: string }) => error.reason ?? error.code,
  );
