import type { Account, AdapterFactory, Configuration, Provider as OidcProvider } from 'oidc-provider';
import type { IdentityUser } from '../../domain/identity.ts';
import { rolesUpTo } from '../../domain/roles.ts';
import { SESSION_SECONDS } from '../../domain/session.ts';
import type { IdentityKeys } from './keys.ts';
import { Provider } from './package.ts';
import { API_RESOURCE, apiServer, CLIENT_ID } from './settings.ts';
import { registerVouchedGrant, VOUCHED } from './vouched-grant.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly clientSecret: string;
  readonly adapter: AdapterFactory;
  readonly accessTokenSeconds: number;
  /** Of an enabled user. */
  readonly findUser: (id: string) => Promise<IdentityUser | undefined>;
}

/** An OpenID provider that is asked in process; the world sees its discovery document and its keys. */
export function createProvider(settings: ProviderSettings): OidcProvider {
  const provider = new Provider(settings.issuer, configuration(settings));
  provider.proxy = true;
  registerVouchedGrant(provider, {
    accessTokenSeconds: settings.accessTokenSeconds,
    findAccount: async (id) => toAccount(await settings.findUser(id)),
  });
  return provider;
}

function configuration(settings: ProviderSettings): Configuration {
  const { accessTokenSeconds: seconds, findUser } = settings;
  return {
    adapter: settings.adapter,
    jwks: {
      keys: settings.keys.jwks.keys.map((key) => ({ ...key, kty: key.kty ?? 'EC' })),
    } as Configuration['jwks'],
    cookies: { keys: [...settings.keys.cookieKeys] },
    clients: [client(settings.clientSecret)],
    claims: { openid: ['sub'], email: ['email'], acr: null, sid: null, auth_time: null },
    findAccount: async (_ctx, id) => toAccount(await findUser(id)),
    // Asked at each refresh: a changed role arrives with the next token.
    extraTokenClaims: async (ctx, token) => {
      if (!('accountId' in token) || !token.accountId) return undefined;
      const user = await findUser(token.accountId);
      const sid = 'sid' in token ? token.sid : undefined;
      const acr = ctx.oidc.entities.RefreshToken?.acr;
      return user && { realm_access: { roles: rolesUpTo(user.role) }, email: user.email, sid, acr };
    },
    issueRefreshToken: async () => true,
    // It never leaves the server, and an answer that gets lost must cost nothing.
    rotateRefreshToken: false,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => API_RESOURCE,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => apiServer(seconds),
      },
    },
    ttl: { AccessToken: seconds, IdToken: seconds, RefreshToken: SESSION_SECONDS, Grant: SESSION_SECONDS },
  };
}

function client(secret: string): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: CLIENT_ID,
    client_secret: secret,
    redirect_uris: [],
    response_types: [],
    grant_types: ['refresh_token', VOUCHED],
    id_token_signed_response_alg: 'ES256',
  };
}

function toAccount(user: IdentityUser | undefined): Account | undefined {
  return user && { accountId: user.id, claims: async () => ({ sub: user.id, email: user.email }) };
}
