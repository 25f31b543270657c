import { randomUUID } from 'node:crypto';
import { wallDate } from '@fabula/kit/clock';
import { type Database, DatabaseFull, DatabaseUnavailable, type Tx } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Provider } from 'oidc-provider';
import { IdentityAway } from '../../domain/errors.ts';
import type {
  IdentityBackend,
  IdentityFactor,
  IdentityTokens,
  IdentityUser,
  NewIdentityUser,
} from '../../domain/identity.ts';
import { isMoreThan, type Role } from '../../domain/roles.ts';
import type { Passwords } from '../../passwords/passwords.ts';
import { deletePassword, findPassword, putPassword } from './credentials.ts';
import { deleteFactor, insertFactor, listFactors, takeOtp } from './factors.ts';
import type { IdentityKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { deleteRecordsOf, recordStores } from './record-store.ts';
import { type ProviderHandler, TokenCalls } from './token-calls.ts';
import { deleteUser, findUser, insertUser, lockUser, updateUser } from './users.ts';

export interface OidcBackendSettings {
  readonly db: Database;
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly accessTokenSeconds: number;
  readonly passwords: Passwords;
  readonly log: Logger;
}

/** The identity back end of the embedded way: an OpenID provider inside auth, its users and state in tables of its own. */
export class OidcBackend implements IdentityBackend {
  /** Discovery and public keys, for everybody. */
  readonly handler: ProviderHandler;
  private readonly provider: Provider;
  private readonly db: Database;
  private readonly passwords: Passwords;
  private readonly tokens = new TokenCalls(() => this.handler);

  constructor(settings: OidcBackendSettings) {
    this.db = settings.db;
    this.passwords = settings.passwords;
    this.provider = createProvider({
      ...settings,
      clientSecret: this.tokens.secret,
      adapter: recordStores(settings.db),
      findUser: async (id) => {
        const user = await this.find({ id });
        return user?.isEnabled ? user : undefined;
      },
    });
    this.provider.on('server_error', (_ctx, error) =>
      settings.log.error({ err: error }, 'identity provider failed'),
    );
    this.handler = this.provider.callback();
  }

  find(by: { readonly id: string } | { readonly email: string }): Promise<IdentityUser | undefined> {
    return this.stored((tx) => findUser(tx, by));
  }

  async create({ password, ...user }: NewIdentityUser): Promise<IdentityUser | undefined> {
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);
    return this.stored(async (tx) => {
      const made = await insertUser(tx, { ...user, id: randomUUID() });
      if (made && passwordHash !== undefined) await putPassword(tx, made.id, passwordHash);
      return made;
    });
  }

  delete(userId: string): Promise<boolean> {
    return this.stored(async (tx) => {
      await deleteRecordsOf(tx, userId);
      return deleteUser(tx, userId);
    });
  }

  setEnabled(userId: string, isEnabled: boolean): Promise<boolean> {
    return this.stored(async (tx) => {
      if (!isEnabled) await deleteRecordsOf(tx, userId);
      return updateUser(tx, userId, { is_enabled: isEnabled });
    });
  }

  proveAddress(userId: string): Promise<boolean> {
    return this.stored((tx) => updateUser(tx, userId, { is_email_proven: true }));
  }

  setRole(userId: string, role: Role): Promise<boolean> {
    return this.stored((tx) => updateUser(tx, userId, { role }));
  }

  raiseRole(userId: string, role: Role): Promise<Role | undefined> {
    return this.stored(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !isMoreThan(role, user.role)) return user?.role;
      await updateUser(tx, userId, { role });
      return role;
    });
  }

  async checkPassword(email: string, password: string): Promise<IdentityUser | undefined> {
    const { user, hash } = await this.stored(async (tx) => {
      const found = await findUser(tx, { email });
      return { user: found, hash: found && (await findPassword(tx, found.id)) };
    });
    return (await this.passwords.fits(password, hash)) && user?.isEnabled ? user : undefined;
  }

  async setPassword(userId: string, password: string): Promise<boolean> {
    const passwordHash = await this.passwords.hash(password);
    return this.ofUser(userId, (tx) => putPassword(tx, userId, passwordHash));
  }

  removePassword(userId: string): Promise<boolean> {
    return this.ofUser(userId, (tx) => deletePassword(tx, userId));
  }

  addFactor(userId: string, secret: string): Promise<IdentityFactor | undefined> {
    return this.stored((tx) => insertFactor(tx, { userId, secret }));
  }

  removeFactor(userId: string, factorId: string): Promise<boolean> {
    return this.stored((tx) => deleteFactor(tx, { userId, factorId }));
  }

  listFactors(userId: string): Promise<readonly IdentityFactor[]> {
    return this.stored((tx) => listFactors(tx, userId));
  }

  checkOtp(userId: string, otp: string): Promise<boolean> {
    return this.stored((tx) => takeOtp(tx, { userId, otp, at: wallDate() }));
  }

  /** It counts no failures of its own: auth does. */
  async unlock(userId: string): Promise<void> {
    await this.find({ id: userId });
  }

  async vouch(userId: string, otp?: string): Promise<IdentityTokens | undefined> {
    if (otp === undefined) return this.tokens.vouch(userId, 'aal1');
    return (await this.checkOtp(userId, otp)) ? this.tokens.vouch(userId, 'aal2') : undefined;
  }

  refresh(refreshToken: string): Promise<IdentityTokens | undefined> {
    return this.tokens.refresh(refreshToken);
  }

  end(refreshToken: string): Promise<void> {
    return reached(async () => {
      const found = await this.provider.RefreshToken.find(refreshToken);
      if (!found?.grantId) return;
      await this.provider.RefreshToken.revokeByGrantId(found.grantId);
      await (await this.provider.Grant.find(found.grantId))?.destroy();
    });
  }

  endAll(userId: string): Promise<void> {
    return this.stored((tx) => deleteRecordsOf(tx, userId));
  }

  /** False when there is no such user. */
  private ofUser(userId: string, work: (tx: Tx) => Promise<void>): Promise<boolean> {
    return this.stored(async (tx) => {
      if (!(await lockUser(tx, userId))) return false;
      await work(tx);
      return true;
    });
  }

  private stored<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return reached(() => this.db.transaction(work));
  }
}

/** Its database is its own affair: for auth the back end is away then. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof DatabaseFull) throw new IdentityAway(error);
    throw error;
  }
}
