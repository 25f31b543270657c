import { randomUUID } from 'node:crypto';
import { type Authenticator, enrol } from '@fabula/kit/testing/authenticator';
import { AuthService, type Session } from '@fabula/proto/auth/v1/auth_pb';
import type { MailServer } from '../../../../services/auth/test/mail-server.ts';
import { Api } from '../../../proof/api.ts';

const PASSWORD = 'a light that says no';
const { confirmFactor, redeemLink, resumeSession, sendMagicLink, signInWithPassword, signUp } =
  AuthService.method;
const { startFactor, stepUp } = AuthService.method;

/** Keeps all cookies, as a browser does: one names the session, one the device, one who asked for a link. */
class Browser extends Api {
  private readonly cookies = new Map<string, string>();

  override async post(path: string, body: string): Promise<Response> {
    const response = await fetch(`${this.origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.origin,
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      },
      body,
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }
}

/** Somebody with a password, a mailbox and, once enrolled, a second factor. What is prepared is part of no measure. */
export class Person {
  private readonly browser: Browser;
  private authenticator: Authenticator | undefined;
  private secret = '';
  private code = '';
  private mails = 0;

  private constructor(
    readonly origin: string,
    readonly email: string,
    private readonly server: MailServer,
  ) {
    this.browser = new Browser(origin);
  }

  /** Signs up, and confirms the address in the same browser. */
  static async join(origin: string, server: MailServer): Promise<Person> {
    const person = new Person(origin, `${randomUUID()}@players.example`, server);
    await person.browser.call(signUp, { email: person.email, password: PASSWORD });
    await person.readMail();
    await person.redeem();
    return person;
  }

  /** On a device that the account does not know. */
  async signIn(): Promise<void> {
    const { email } = this;
    await new Browser(this.origin).call(signInWithPassword, { email, password: PASSWORD });
  }

  async refresh(): Promise<void> {
    this.take((await this.browser.call(resumeSession, {})).session);
  }

  async askForLink(): Promise<void> {
    await this.browser.call(sendMagicLink, { email: this.email });
  }

  async readMail(): Promise<void> {
    this.mails += 1;
    this.secret = (await this.server.mailTo(this.email, this.mails)).secret ?? '';
  }

  async redeem(): Promise<void> {
    this.take((await this.browser.call(redeemLink, { secret: this.secret })).session);
  }

  /** Adds a second factor, of which a mail tells. */
  async enrol(): Promise<void> {
    const { authenticator, confirmed } = await enrol({
      start: () => this.browser.call(startFactor, {}),
      confirm: (otp) => this.browser.call(confirmFactor, { otp }),
    });
    this.authenticator = authenticator;
    this.take(confirmed.session);
    await this.readMail();
  }

  /** May wait for half a minute: codes count once. */
  async prepareCode(): Promise<void> {
    this.code = (await this.authenticator?.code()) ?? '';
  }

  async stepUp(): Promise<void> {
    this.take((await this.browser.call(stepUp, { otp: this.code })).session);
  }

  private take(session: Session | undefined): void {
    if (!session) throw new Error('signing in gave no session');
    this.browser.token = session.accessToken;
  }
}
