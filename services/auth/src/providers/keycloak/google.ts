import { wallMs } from '@fabula/kit/clock';
import { allowInsecureRequests, Configuration, enableNonRepudiationChecks } from 'openid-client';
import { z } from 'zod';
import { normaliseEmail } from '../../domain/email.ts';
import { GOOGLE_SECONDS, GoogleRefused } from '../../domain/google.ts';
import type { IdentityBackend } from '../../domain/identity.ts';
import { TIMEOUT_S } from '../google/client.ts';
import { CodeFlow } from '../google/code-flow.ts';
import { REALM } from './realm/admin.ts';
import { GOOGLE } from './realm/google.ts';
import type { TokenEndpointSettings } from './tokens.ts';

const claims = z.object({
  /** Of the stand-in. */
  ...{ sub: z.string(), email: z.string(), email_verified: z.boolean() },
  ...{ google_sub: z.string().min(1), google_email: z.email() },
});

type Users = Pick<IdentityBackend, 'find' | 'delete'>;

/** Google through Keycloak, which sends the browser on and answers who has come: as a stand-in that is gone at once. */
export function askKeycloakForGoogle(
  settings: TokenEndpointSettings & { readonly issuer: string },
  users: Users,
): CodeFlow {
  return new CodeFlow({
    open: async () => toConfiguration(settings),
    parameters: { kc_idp_hint: GOOGLE },
    read: async (told) => {
      const { sub, google_sub: subject, google_email, ...standIn } = claims.parse(told);
      await forget(users, sub, subject);
      return { subject, email: normaliseEmail(google_email), isEmailProven: standIn.email_verified };
    },
  });
}

/** One of an earlier time was left behind, and may say what is true no longer: the next one will be new. */
async function forget(users: Users, id: string, subject: string): Promise<void> {
  const standIn = await users.find({ id });
  // An account that somebody has joined to Google by hand is none, and stays.
  if (standIn?.email !== subject) throw new GoogleRefused('failed', new Error('not a stand-in'));
  await users.delete(id);
  if (wallMs() - standIn.createdAt.getTime() > GOOGLE_SECONDS * 1000)
    throw new GoogleRefused('failed', new Error('an old stand-in'));
}

/** Browsers come to it on the site's own address, auth on another. */
function toConfiguration({ url, issuer, webSecret }: TokenEndpointSettings & { readonly issuer: string }) {
  const own = `${url}/realms/${REALM}/protocol/openid-connect`;
  const server = {
    ...{ issuer, authorization_endpoint: `${issuer}/protocol/openid-connect/auth` },
    ...{ token_endpoint: `${own}/token`, jwks_uri: `${own}/certs` },
    authorization_response_iss_parameter_supported: true,
  };
  const client = { client_secret: webSecret, id_token_signed_response_alg: 'ES256' };
  const configuration = new Configuration(server, 'web', client);
  configuration.timeout = TIMEOUT_S;
  enableNonRepudiationChecks(configuration);
  if (url.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}
