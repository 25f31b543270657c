import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { normaliseEmail } from '../../domain/email.ts';
import { type GoogleMarks, GoogleRefused, type GoogleUser } from '../../domain/google.ts';

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const TIMEOUT_S = 10;
const TIMED_OUT = 'OAUTH_TIMEOUT';

const claims = z.object({ sub: z.string().min(1), email: z.email(), email_verified: z.boolean() });

/** Google as an OpenID provider, asked by the code flow with PKCE; or another provider that stands in for it. */
export class GoogleClient {
  private opened: Promise<Configuration> | undefined;

  constructor(private readonly settings: GoogleSettings) {}

  /** Where the browser is sent. Throws GoogleRefused where Google does not say. */
  async begin({ state, nonce, verifier }: GoogleMarks, redirectUri: string): Promise<URL> {
    const configuration = await this.open().catch(refuse);
    return buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: redirectUri, scope: 'openid email', prompt: 'select_account', state, nonce },
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /** Who has come back, by the whole address that they came back to. Throws GoogleRefused. */
  async finish(returned: URL, { state, nonce, verifier }: GoogleMarks): Promise<GoogleUser> {
    try {
      const tokens = await authorizationCodeGrant(await this.open(), returned, {
        ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
        idTokenExpected: true,
      });
      const { sub, email, email_verified: isEmailProven } = claims.parse(tokens.claims());
      return { subject: sub, email: normaliseEmail(email), isEmailProven };
    } catch (error) {
      return refuse(error);
    }
  }

  /** Google's addresses are asked for once; again where that failed. */
  private open(): Promise<Configuration> {
    this.opened ??= discover(this.settings).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }
}

function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const execute = [...insecure, enableNonRepudiationChecks];
  return discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
}

function refuse(error: unknown): never {
  if (error instanceof AuthorizationResponseError)
    throw new GoogleRefused(error.error === 'access_denied' ? 'cancelled' : 'failed', error);
  throw new GoogleRefused(isAway(error) ? 'away' : 'failed', error);
}

/** No answer, none in time, or a fault of the other side's own: the library says so somewhere behind its error. */
function isAway(error: unknown): boolean {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = Object(at).cause) {
    const { status, message, code } = at as { status?: unknown; message?: unknown; code?: unknown };
    if ((typeof status === 'number' && status >= 500) || message === 'fetch failed' || code === TIMED_OUT)
      return true;
  }
  return false;
}
