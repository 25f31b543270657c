import { randomBytes } from 'node:crypto';
import { wallMs } from '@fabula/kit/clock';
import type { Account, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { errors } from './package.ts';
import { API_RESOURCE, apiServer, SCOPE } from './settings.ts';

/** A grant type that only auth itself can reach: tokens for a user whom auth has verified. */
export const VOUCHED = 'urn:fabula:grant:vouched';

export interface VouchedGrant {
  readonly accessTokenSeconds: number;
  readonly findAccount: (id: string) => Promise<Account | undefined>;
}

/** Teaches the provider the grant; a reloaded page's tokens come by `refresh_token` from what it saves here. */
export function registerVouchedGrant(provider: Provider, grant: VouchedGrant): void {
  provider.registerGrantType(
    VOUCHED,
    async (ctx) => {
      ctx.body = await issue(provider, ctx, grant);
    },
    ['account_id', 'acr'],
  );
}

async function issue(
  provider: Provider,
  ctx: KoaContextWithOIDC,
  { accessTokenSeconds: seconds, findAccount }: VouchedGrant,
) {
  const { client, params } = ctx.oidc;
  const accountId = String(params?.account_id ?? '');
  const account = await findAccount(accountId);
  if (!account || !client) throw new errors.InvalidGrant('no such account');
  ctx.oidc.entity('Account', account);
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(API_RESOURCE, SCOPE);
  const grantId = await grant.save();
  ctx.oidc.entity('Grant', grant);
  const sid = randomBytes(16).toString('hex');
  const common = { accountId, client, grantId, gty: VOUCHED, scope: SCOPE, sid };
  const acr = String(params?.acr ?? 'aal1');
  const authTime = Math.floor(wallMs() / 1000);
  const refresh = new provider.RefreshToken({
    ...common,
    acr,
    authTime,
    resource: API_RESOURCE,
    rotations: 0,
  });
  ctx.oidc.entity('RefreshToken', refresh);
  const access = new provider.AccessToken(common);
  access.resourceServer = new provider.ResourceServer(API_RESOURCE, apiServer(seconds));
  const id = new provider.IdToken(await account.claims('id_token', SCOPE, {}, []), { ctx });
  // Typed as read only by the package; the token has no other way to learn its scope.
  Object.assign(id, { scope: SCOPE });
  id.set('sid', sid);
  id.set('acr', acr);
  id.set('auth_time', authTime);
  return {
    access_token: await access.save(),
    refresh_token: await refresh.save(),
    id_token: await id.issue({ use: 'idtoken' }),
    token_type: 'Bearer',
    expires_in: access.expiration,
  };
}
