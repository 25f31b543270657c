import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database, Tx } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import inject from 'light-my-request';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { IdentityAway } from '../../domain/errors.ts';
import type { Assurance, IdentityBackend, IdentityTokens, IdentityUser } from '../../domain/identity.ts';
import { hashPassword, passwordFits } from '../../domain/password.ts';
import type { Role } from '../../domain/roles.ts';
import { findPassword, insertPassword } from '../../store/credentials.ts';
import { findProfile, insertProfile, updateRole } from '../../store/profiles.ts';
import type { IdentityKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { recordStores } from './record-store.ts';
import { CLIENT_ID } from './settings.ts';
import { VOUCHED } from './vouched-grant.ts';

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
});

export interface OidcBackendSettings {
  readonly db: Database;
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly accessTokenSeconds: number;
  readonly log: Logger;
}

/** The identity back end of the embedded way: an OpenID provider inside auth, its state in auth's own schema. */
export class OidcBackend implements IdentityBackend {
  /** Discovery and public keys, for everybody. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  private readonly provider: Provider;
  private readonly db: Database;
  private readonly secret = randomBytes(32).toString('base64url');

  constructor(settings: OidcBackendSettings) {
    this.db = settings.db;
    this.provider = createProvider({
      ...settings,
      clientSecret: this.secret,
      adapter: recordStores(settings.db),
      findUser: (id) => this.find(id),
    });
    this.provider.on('server_error', (_ctx, error) =>
      settings.log.error({ err: error }, 'identity provider failed'),
    );
    this.handler = this.provider.callback();
  }

  async createUser(user: { email: string; password: string; role: Role }): Promise<IdentityUser | undefined> {
    const passwordHash = await hashPassword(user.password);
    const profile = { id: randomUUID(), email: user.email, role: user.role };
    const created = await this.db.transaction(async (tx) => {
      if (!(await insertProfile(tx, profile))) return false;
      await insertPassword(tx, profile.id, passwordHash);
      return true;
    });
    return created ? profile : undefined;
  }

  async checkPassword(email: string, password: string): Promise<IdentityUser | undefined> {
    const found = await this.db.transaction(async (tx) => {
      const user = await findProfile(tx, { email });
      return { user, hash: user && (await findPassword(tx, user.id)) };
    });
    return (await passwordFits(password, found.hash)) ? found.user : undefined;
  }

  async vouch(userId: string, assurance: Assurance): Promise<IdentityTokens> {
    const tokens = await this.token({ grant_type: VOUCHED, account_id: userId, acr: assurance });
    if (!tokens) throw new Error('the identity provider gives no tokens to a user whom auth has verified');
    return tokens;
  }

  refresh(refreshToken: string): Promise<IdentityTokens | undefined> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async end(refreshToken: string): Promise<void> {
    const found = await this.provider.RefreshToken.find(refreshToken);
    if (!found?.grantId) return;
    await this.provider.RefreshToken.revokeByGrantId(found.grantId);
    await (await this.provider.Grant.find(found.grantId))?.destroy();
  }

  setRole(tx: Tx, userId: string, role: Role): Promise<boolean> {
    return updateRole(tx, userId, role);
  }

  private find(id: string): Promise<IdentityUser | undefined> {
    return this.db.transaction((tx) => findProfile(tx, { id }));
  }

  /** undefined for what the provider refuses (400); throws for its own faults. */
  private async token(parameters: Record<string, string>): Promise<IdentityTokens | undefined> {
    const basic = Buffer.from(`${CLIENT_ID}:${this.secret}`).toString('base64');
    const answer = await inject(this.handler, {
      method: 'POST',
      url: '/token',
      payload: new URLSearchParams(parameters).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${basic}` },
    });
    if (answer.statusCode === 400) return undefined;
    if (answer.statusCode !== 200)
      throw new IdentityAway(new Error(`the identity provider answered ${answer.statusCode}`));
    const body = tokenAnswer.parse(JSON.parse(answer.payload));
    return {
      accessToken: body.access_token,
      refreshToken: body.refresh_token,
      idToken: body.id_token,
      expiresIn: body.expires_in,
    };
  }
}
