import { onceThere } from '@fabula/kit/once-there';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client';
import { type GoogleMarks, GoogleRefused, type GoogleUser } from '../../domain/google.ts';

/** Codes of errors: of the library's, and of our own. */
const AWAY: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'UNAVAILABLE']);

/** The provider that is asked, Google itself or one before it. */
export interface AskedProvider {
  /** Its addresses. */
  readonly open: () => Promise<Configuration>;
  /** What else is said to it. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Whom its ID token tells of. */
  readonly read: (claims: unknown) => GoogleUser | Promise<GoogleUser>;
}

/** Sign-in by an OpenID provider's code flow, with PKCE, state and nonce. */
export class CodeFlow {
  /** Its addresses are asked for once; again where that failed. */
  private readonly open: () => Promise<Configuration>;

  constructor(private readonly provider: AskedProvider) {
    this.open = onceThere(() => provider.open());
  }

  /** Where the browser is sent. Throws GoogleRefused where the provider does not say. */
  async begin({ state, nonce, verifier }: GoogleMarks, redirectUri: string): Promise<URL> {
    const configuration = await this.open().catch(refuse);
    return buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: redirectUri, scope: 'openid email', prompt: 'select_account', state, nonce },
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...this.provider.parameters,
    });
  }

  /** Who has come back, by the whole address that they came back to. Throws GoogleRefused. */
  async finish(returned: URL, { state, nonce, verifier }: GoogleMarks): Promise<GoogleUser> {
    try {
      const tokens = await authorizationCodeGrant(await this.open(), returned, {
        ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
        idTokenExpected: true,
      });
      return await this.provider.read(tokens.claims());
    } catch (error) {
      return refuse(error);
    }
  }
}

function refuse(error: unknown): never {
  if (error instanceof GoogleRefused) throw error;
  if (error instanceof AuthorizationResponseError)
    throw new GoogleRefused(error.error === 'access_denied' ? 'cancelled' : 'failed', error);
  throw new GoogleRefused(isAway(error) ? 'away' : 'failed', error);
}

/** No answer, none in time, or a fault of the other side's own: the library says so somewhere behind its error. */
function isAway(error: unknown): boolean {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = Object(at).cause) {
    const { status, message, code } = at as { status?: unknown; message?: unknown; code?: unknown };
    if ((typeof status === 'number' && status >= 500) || message === 'fetch failed' || AWAY.has(code))
      return true;
  }
  return false;
}
