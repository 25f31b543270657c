import { z } from 'zod';
import type { GoogleClient } from '../../google/client.ts';
import type { RealmAdmin } from './admin.ts';

/** Keycloak's name for Google, and `kc_idp_hint`'s. */
export const GOOGLE = 'google';
const FLOW = 'fabula google';
const NOTES = ['sub', 'email'];
const PROVIDER = `/identity-provider/instances/${GOOGLE}`;

const flows = z.array(z.looseObject({ alias: z.string() }));
const executions = z.array(z.looseObject({ providerId: z.string().optional() }));
const mappers = z.array(z.looseObject({ name: z.string() }));

/**
 * Whoever comes from Google is, at Keycloak, a stand-in for as long as auth takes to read the ID token: auth alone says which
 * account is theirs, since Keycloak cannot tell an address that was planted from one that was proven. So a stand-in is made
 * without asking and never joined to an account; what Google said stands in the session's notes and the ID token.
 */
export async function prepareForGoogle(realm: RealmAdmin): Promise<void> {
  // Nobody completes a stand-in on a page of Keycloak's.
  const action = '/authentication/required-actions/VERIFY_PROFILE';
  await realm.write('PUT', action, { ...Object(await realm.read(action)), enabled: false });
  const known = flows.parse(await realm.read('/authentication/flows'));
  if (!known.some(({ alias }) => alias === FLOW)) {
    const flow = { alias: FLOW, providerId: 'basic-flow', topLevel: true, builtIn: false };
    await realm.write('POST', '/authentication/flows', flow);
  }
  await onlyMakesStandIns(realm);
  const web = await realm.client('web');
  const others = mappers.parse(web?.protocolMappers ?? []).filter(({ name }) => !name.startsWith(FLOW));
  await realm.changeClient('web', { protocolMappers: [...others, ...NOTES.map(noteClaim)] });
}

async function onlyMakesStandIns(realm: RealmAdmin): Promise<void> {
  const path = `/authentication/flows/${encodeURIComponent(FLOW)}/executions`;
  const read = async () => executions.parse(await realm.read(path));
  const provider = 'idp-create-user-if-unique';
  if ((await read()).length === 0) await realm.write('POST', `${path}/execution`, { provider });
  for (const execution of await read())
    await realm.write('PUT', path, { ...execution, requirement: 'REQUIRED' });
}

/** `google_sub` and so on, in the ID token alone. */
const noteClaim = (note: string) => ({
  name: `${FLOW} ${note}`,
  ...{ protocol: 'openid-connect', protocolMapper: 'oidc-usersessionmodel-note-mapper' },
  config: {
    ...{ 'user.session.note': note, 'claim.name': `google_${note}`, 'jsonType.label': 'String' },
    ...{ 'id.token.claim': 'true', 'access.token.claim': 'false', 'introspection.token.claim': 'false' },
  },
});

const discovered = z.object({
  ...{ issuer: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string() },
  ...{ jwks_uri: z.string(), userinfo_endpoint: z.string() },
});

/** The site's client at Google: as the environment says now, and gone where it says nothing. */
export async function settleGoogle(realm: RealmAdmin, google: GoogleClient | undefined): Promise<void> {
  if (!google) return realm.remove(PROVIDER);
  const { alias, ...provider } = await toProvider(google);
  const isThere = (await realm.read(PROVIDER)) !== undefined;
  if (isThere) await realm.write('PUT', PROVIDER, { alias, ...provider });
  else await realm.write('POST', '/identity-provider/instances', { alias, ...provider });
  const known = mappers.parse(await realm.read(`${PROVIDER}/mappers`));
  for (const mapper of MAPPERS)
    if (!known.some(({ name }) => name === mapper.name))
      await realm.write('POST', `${PROVIDER}/mappers`, mapper);
}

async function toProvider({ issuer, clientId, clientSecret }: GoogleClient) {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const at = discovered.parse(await answer.json());
  return {
    ...{ alias: GOOGLE, providerId: 'oidc', enabled: true, storeToken: false },
    // The stand-in's address counts as proven where Google says so of its own: auth reads that.
    trustEmail: true,
    firstBrokerLoginFlowAlias: FLOW,
    config: {
      ...{ clientId, clientSecret, clientAuthMethod: 'client_secret_post', issuer: at.issuer },
      ...{ authorizationUrl: at.authorization_endpoint, tokenUrl: at.token_endpoint },
      ...{ userInfoUrl: at.userinfo_endpoint, jwksUrl: at.jwks_uri, useJwksUrl: 'true' },
      ...{ validateSignature: 'true', defaultScope: 'openid email', prompt: 'select_account' },
      ...{ pkceEnabled: 'true', pkceMethod: 'S256', syncMode: 'FORCE' },
    },
  };
}

const mapper = (name: string, identityProviderMapper: string, config: Readonly<Record<string, string>>) => ({
  ...{ name, identityProviderAlias: GOOGLE, identityProviderMapper },
  config: { syncMode: 'INHERIT', ...config },
});
const MAPPERS = [
  // Google's name for the account instead of the address, which may be an account's: the two would collide.
  mapper('no address', 'oidc-user-attribute-idp-mapper', { claim: 'sub', 'user.attribute': 'email' }),
  mapper('notes', 'oidc-user-session-note-idp-mapper', {
    claims: JSON.stringify(NOTES.map((key) => ({ key, value: '.*' }))),
    'are.claim.values.regex': 'true',
  }),
];
