import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

/** A Google account. */
export interface Somebody {
  readonly subject: string;
  readonly email: string;
  readonly isEmailProven: boolean;
}

export const CLIENT = { clientId: 'fabula-at-google', clientSecret: 'its-secret-at-google' };
const SCOPES = 'openid email';

/** An OpenID provider that stands in for Google: it signs in whoever is chosen, or is cancelled. */
export class StandIn {
  /** undefined: they go back without choosing an account. */
  chosen: Somebody | undefined;
  /** What browsers were sent here with. */
  readonly asked: URLSearchParams[] = [];
  private readonly people = new Map<string, Somebody>();

  private constructor(
    readonly issuer: string,
    /** May grow: where a site is reached is known once it runs, and Keycloak has read the provider's settings by then. */
    readonly redirectUris: string[],
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(redirectUris: readonly string[] = []): Promise<StandIn> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const standIn = new StandIn(issuer, [...redirectUris], server);
    standIn.serve();
    return standIn;
  }

  get settings() {
    return { issuer: this.issuer, ...CLIENT };
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private serve(): void {
    let made: Provider | undefined;
    let known = 0;
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { pathname, searchParams } = new URL(request.url ?? '', this.issuer);
      if (pathname === '/auth') this.asked.push(searchParams);
      if (!made || known !== this.redirectUris.length) {
        made = this.provider();
        known = this.redirectUris.length;
      }
      if (!pathname.startsWith('/interaction/')) return void made.callback()(request, response);
      made
        .interactionFinished(request, response, this.choice(), { mergeWithLastSubmission: false })
        .catch(() => response.destroy());
    });
  }

  private choice() {
    const { chosen } = this;
    if (!chosen) return { error: 'access_denied', error_description: 'cancelled' };
    this.people.set(chosen.subject, chosen);
    return { select_account: {}, login: { accountId: chosen.subject } };
  }

  private provider(): Provider {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    return new Provider(this.issuer, {
      clients: [
        {
          ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
          ...{ token_endpoint_auth_method: 'client_secret_post', redirect_uris: [...this.redirectUris] },
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      findAccount: async (_context, subject) => {
        const { email, isEmailProven } = this.people.get(subject) ?? { email: '', isEmailProven: false };
        const claims = { sub: subject, email, email_verified: isEmailProven };
        return { accountId: subject, claims: async () => claims };
      },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async ({ oidc }) => {
        const clientId = oidc.client?.clientId ?? '';
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope(SCOPES);
        await grant.save();
        return grant;
      },
      pkce: { required: () => true },
      cookies: { keys: ['stand-in'] },
    });
  }
}
