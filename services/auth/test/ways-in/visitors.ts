import { createLogger } from '@fabula/kit/log';
import { Authenticator } from '@fabula/kit/testing/authenticator';
import type { Session } from '@fabula/proto/auth/v1/auth_pb';
import { decodeJwt } from 'jose';
import type { ConsoleChoice } from '../../src/console/tools.ts';
import type { IdentityBackend } from '../../src/domain/identity.ts';
import { newTotpSecret } from '../../src/domain/totp.ts';
import { openIdentity } from '../../src/identity.ts';
import { Passwords } from '../../src/passwords/passwords.ts';
import { Browser } from '../browser.ts';
import type { People } from '../closing/people.ts';
import { type Enrolled, enrolled } from '../enrolled.ts';
import { Journey } from '../google/journey.ts';
import type { StandIn } from '../google/stand-in.ts';
import { type AuthTestOptions, ORIGIN } from '../harness.ts';
import { PASSWORD, reasonOf } from '../mail-room.ts';
import type { MailboxWay, Row } from './table.ts';

export const NEW_PASSWORD = 'a password that was chosen anew';

/** What is given beside a link. */
export interface Answers {
  readonly otp?: string;
  readonly recoveryCode?: string;
  readonly beginsAnew?: boolean;
}

/** Somebody whose account stands, and who is signed in by its password on a device of theirs. */
export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
  readonly authenticator: Authenticator;
}

/** What somebody has of an account. */
export interface Had {
  readonly isSame: boolean;
  readonly role: string;
  readonly hasFactor: boolean;
  readonly hasPassword: boolean;
  /** Whether the session goes on that was there before. */
  readonly isOwnerIn: boolean;
}

/** Owners of accounts, and those who come to them by the mailbox. */
export class Visitors {
  private readonly passwords = new Passwords();
  readonly identity: IdentityBackend;
  /** Of commands of whoever runs the site. */
  readonly console: ConsoleChoice;

  constructor(
    readonly people: People,
    private readonly google: StandIn | undefined,
    keycloak: AuthTestOptions['keycloak'],
  ) {
    const { db, identityKeys } = people.room.auth;
    const issuer = keycloak?.issuer ?? `${ORIGIN}/auth/oidc`;
    const log = createLogger('auth', { level: 'silent' });
    this.console = { db, identityKeys, keycloak, issuer, log, accessTokenSeconds: 60 };
    this.identity = openIdentity({ ...this.console, passwords: this.passwords }).identity;
  }

  close(): Promise<void> {
    return this.passwords.close();
  }

  async owner({
    role,
    isEmailProven,
    hasFactor,
  }: Pick<Row, 'role' | 'isEmailProven' | 'hasFactor'>): Promise<Owner> {
    const email = this.people.room.someone();
    const user = await this.identity.create({ email, password: PASSWORD, role, isEmailProven });
    if (!user) throw new Error('the address is taken');
    const secret = newTotpSecret();
    if (hasFactor) await this.identity.addFactor(user.id, secret);
    const browser = new Browser();
    await this.people.room.signIn(email, PASSWORD, browser);
    return { id: user.id, email, browser, authenticator: new Authenticator(secret) };
  }

  /** A factor with its recovery codes, in the owner's own session. */
  enrol({ browser }: Owner, token: string): Promise<Enrolled> {
    return enrolled(this.people.client, browser, token);
  }

  /** Has shown that the mailbox is theirs; answers how the link is pressed that they have. */
  async follow(way: MailboxWay, { email }: Owner, browser: Browser) {
    const { client } = this.people;
    const secret = await this.linkBy(way, email, browser);
    if (secret === undefined) return async () => (await client.resumeSession({}, browser.options())).session;
    return async (answers: Answers = {}): Promise<Session | undefined> => {
      const options = browser.options();
      const asked = { secret, ...answers };
      if (way !== 'reset') return (await client.redeemLink(asked, options)).session;
      return (await client.resetPassword({ ...asked, password: NEW_PASSWORD }, options)).session;
    };
  }

  /** undefined where they are in without one. */
  private async linkBy(way: MailboxWay, email: string, browser: Browser): Promise<string | undefined> {
    const { room, client } = this.people;
    if (way === 'magic-link') return (await room.magicLink(email, browser)).secret;
    if (way === 'reset') {
      await client.sendResetLink({ email }, browser.options());
      return (await room.server.linkTo(email)).secret;
    }
    if (!this.google) throw new Error('there is no Google here');
    this.google.chosen = { subject: crypto.randomUUID(), email, isEmailProven: true };
    const { location } = await new Journey(room.auth.httpAddress, browser).whole();
    return new URL(location).hash.slice(1) || undefined;
  }

  async had({ id, email, browser }: Owner, session: Session | undefined, way: MailboxWay): Promise<Had> {
    const claims = decodeJwt<{ realm_access?: { roles?: string[] } }>(session?.accessToken ?? '');
    const roles = claims.realm_access?.roles ?? [];
    const password = way === 'reset' ? NEW_PASSWORD : PASSWORD;
    const resumed = () => this.people.client.resumeSession({}, browser.options());
    return {
      isSame: claims.sub === id,
      role: ['team', 'author'].find((role) => roles.includes(role)) ?? 'player',
      hasFactor: (await this.identity.listFactors(claims.sub ?? '')).length > 0,
      hasPassword: (await reasonOf(this.people.room.signIn(email, password))) === 'ok',
      isOwnerIn: (await reasonOf(resumed())) === 'ok',
    };
  }
}
