import { z } from 'zod';
import type { IdentityTokens } from '../../domain/identity.ts';
import { askKeycloak, type KeycloakAddress, type KeycloakAnswer, read, unexpected } from './http.ts';
import { REALM } from './realm/admin.ts';

export interface TokenEndpointSettings extends KeycloakAddress {
  /** Of the client `web`, which only auth holds. */
  readonly webSecret: string;
}

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
});
const refusal = z.object({ error: z.string() });

/** Keycloak's token endpoint, asked as the client `web`. */
export class TokenEndpoint {
  constructor(private readonly settings: TokenEndpointSettings) {}

  /** undefined where it is wrong, or nobody's. */
  byPassword(username: string, password: string): Promise<IdentityTokens | undefined> {
    return this.grant({ grant_type: 'password', scope: 'openid', username, password });
  }

  /** Without a password: the realm's flow skips it for the scope `vouched`, and asks for a code where the scope `otp` is named. */
  vouched(username: string, otp: string | undefined): Promise<IdentityTokens | undefined> {
    const scope = otp === undefined ? 'openid vouched' : 'openid vouched otp';
    return this.grant({ grant_type: 'password', scope, username, ...(otp !== undefined && { otp }) });
  }

  refresh(refreshToken: string): Promise<IdentityTokens | undefined> {
    return this.grant({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Ends the session; of a dead one nothing is left to do. */
  async end(refreshToken: string): Promise<void> {
    const answer = await this.ask('logout', { refresh_token: refreshToken });
    if (answer.status !== 204 && !isRefusal(answer)) throw unexpected('the end of a session', answer);
  }

  private async grant(form: Readonly<Record<string, string>>): Promise<IdentityTokens | undefined> {
    const answer = await this.ask('token', form);
    if (isRefusal(answer)) return undefined;
    const what = `a grant by ${form.grant_type}`;
    if (answer.status !== 200) throw unexpected(what, answer);
    const { access_token, refresh_token, id_token, expires_in } = read(tokenAnswer, answer, what);
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresIn: expires_in,
    };
  }

  private ask(endpoint: string, form: Readonly<Record<string, string>>): Promise<KeycloakAnswer> {
    return askKeycloak(this.settings, {
      method: 'POST',
      path: `/realms/${REALM}/protocol/openid-connect/${endpoint}`,
      form: { client_id: 'web', client_secret: this.settings.webSecret, ...form },
    });
  }
}

/** Of what was given, not of our client: a wrong secret of ours must sign nobody out. */
function isRefusal({ status, body }: KeycloakAnswer): boolean {
  return (status === 400 || status === 401) && refusal.safeParse(body).data?.error === 'invalid_grant';
}
