import type {
  IdentityBackend,
  IdentityFactor,
  IdentityTokens,
  IdentityUser,
  NewIdentityUser,
} from '../../domain/identity.ts';
import { isMoreThan, type Role } from '../../domain/roles.ts';
import { addFactor, listFactors } from './factors.ts';
import type { KeycloakAddress } from './http.ts';
import { REALM } from './realm/admin.ts';
import { ServiceAccount } from './service-account.ts';
import { TokenEndpoint } from './tokens.ts';
import { Users } from './users.ts';

export interface KeycloakSettings extends KeycloakAddress {
  /** Of the client `web`. */
  readonly webSecret: string;
  /** Of the client `auth`, which may see and change users, and nothing else. */
  readonly authSecret: string;
}

/** The identity back end of the distributed way: a Keycloak with the realm of `deploy/keycloak`, asked over HTTP. */
export class KeycloakBackend implements IdentityBackend {
  private readonly users: Users;
  private readonly tokens: TokenEndpoint;

  constructor(settings: KeycloakSettings) {
    const account = { ...settings, realm: REALM, clientId: 'auth', secret: settings.authSecret };
    this.users = new Users(new ServiceAccount(account));
    this.tokens = new TokenEndpoint(settings);
  }

  find(by: { readonly id: string } | { readonly email: string }): Promise<IdentityUser | undefined> {
    return this.users.find(by);
  }

  async create(user: NewIdentityUser): Promise<IdentityUser | undefined> {
    const id = await this.users.create(user);
    return id === undefined ? undefined : this.users.find({ id });
  }

  delete(userId: string): Promise<boolean> {
    return this.users.delete(userId);
  }

  async setEnabled(userId: string, isEnabled: boolean): Promise<boolean> {
    const isThere = await this.users.change(userId, { enabled: isEnabled });
    if (isThere && !isEnabled) await this.users.endSessions(userId);
    return isThere;
  }

  proveAddress(userId: string): Promise<boolean> {
    return this.users.change(userId, { emailVerified: true });
  }

  /** Given first and taken away then: in between somebody has too much for a moment, and never nothing. */
  async setRole(userId: string, role: Role): Promise<boolean> {
    return (await this.users.giveRole(userId, role)) && this.users.leaveOnly(userId, role);
  }

  /** It only ever adds a group, so of two at once the greater one stays. */
  async raiseRole(userId: string, role: Role): Promise<Role | undefined> {
    const user = await this.find({ id: userId });
    if (!user || !isMoreThan(role, user.role)) return user?.role;
    await this.users.giveRole(userId, role);
    return (await this.find({ id: userId }))?.role;
  }

  async checkPassword(email: string, password: string): Promise<IdentityUser | undefined> {
    const tokens = await this.tokens.byPassword(email, password);
    if (!tokens) return undefined;
    const [user] = await Promise.all([this.find({ email }), this.end(tokens.refreshToken)]);
    return user?.isEnabled ? user : undefined;
  }

  setPassword(userId: string, password: string): Promise<boolean> {
    return this.users.setPassword(userId, password);
  }

  removePassword(userId: string): Promise<boolean> {
    return this.users.removePassword(userId);
  }

  addFactor(userId: string, secret: string): Promise<IdentityFactor | undefined> {
    return addFactor(this.users, userId, secret);
  }

  async removeFactor(userId: string, factorId: string): Promise<boolean> {
    const isTheirs = (await this.listFactors(userId)).some(({ id }) => id === factorId);
    return isTheirs && this.users.deleteCredential(userId, factorId);
  }

  listFactors(userId: string): Promise<readonly IdentityFactor[]> {
    return listFactors(this.users, userId);
  }

  /** Only its flow checks a code, and uses it up: the session that comes of it ends at once. */
  async checkOtp(userId: string, otp: string): Promise<boolean> {
    const tokens = await this.vouch(userId, otp);
    if (tokens) await this.end(tokens.refreshToken);
    return tokens !== undefined;
  }

  /** Our realm counts none: auth does, and nobody else can try a password. Where a site has its realm count, they are forgotten. */
  unlock(userId: string): Promise<void> {
    return this.users.forgetFailures(userId);
  }

  async vouch(userId: string, otp?: string): Promise<IdentityTokens | undefined> {
    const user = await this.users.byId(userId);
    if (!user?.enabled) return undefined;
    return otp === undefined ? this.tokens.vouched(user.email, undefined) : this.vouchByCode(user, otp);
  }

  refresh(refreshToken: string): Promise<IdentityTokens | undefined> {
    return this.tokens.refresh(refreshToken);
  }

  end(refreshToken: string): Promise<void> {
    return this.tokens.end(refreshToken);
  }

  async endAll(userId: string): Promise<void> {
    await this.users.endSessions(userId);
  }

  /** It checks a code against the user's first factor alone, and fails where there is none: each one comes first in its turn. */
  private async vouchByCode(
    user: { readonly id: string; readonly email: string },
    otp: string,
  ): Promise<IdentityTokens | undefined> {
    for (const [index, { id }] of (await this.listFactors(user.id)).entries()) {
      if (index > 0 && !(await this.users.preferCredential(user.id, id))) continue;
      const tokens = await this.tokens.vouched(user.email, otp);
      if (tokens) return tokens;
    }
    return undefined;
  }
}
