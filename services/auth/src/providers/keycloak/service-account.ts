import { monotonicMs } from '@fabula/kit/clock';
import { z } from 'zod';
import {
  askKeycloak,
  type KeycloakAddress,
  type KeycloakAnswer,
  type KeycloakRequest,
  nameOf,
  read,
  unexpected,
} from './http.ts';

export interface ServiceAccountSettings extends KeycloakAddress {
  /** The realm of the client. */
  readonly realm: string;
  readonly clientId: string;
  readonly secret: string;
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

/** A new token is fetched so long before the old one ends. */
const MARGIN_MS = 20_000;

/** Keycloak's admin API, as a client of its own rights. */
export class ServiceAccount {
  private token: { readonly text: Promise<string>; readonly until: () => number } | undefined;

  constructor(private readonly settings: ServiceAccountSettings) {}

  /** What is refused for the token's sake (Keycloak has new keys, or forgot the session) is asked once more with a new one. */
  async ask(request: KeycloakRequest): Promise<KeycloakAnswer> {
    const first = await this.send(request);
    if (first.status !== 401) return first;
    this.token = undefined;
    const second = await this.send(request);
    if (second.status === 401) throw unexpected(nameOf(request), second);
    return second;
  }

  private async send(request: KeycloakRequest): Promise<KeycloakAnswer> {
    const answer = await askKeycloak(this.settings, { ...request, bearer: await this.bearer() });
    if (answer.status === 403) throw unexpected(nameOf(request), answer);
    return answer;
  }

  /** One for all who ask at once. */
  private bearer(): Promise<string> {
    if (this.token && monotonicMs() < this.token.until()) return this.token.text;
    let until = Number.POSITIVE_INFINITY;
    const text = this.fetch().then(
      ({ access_token, expires_in }) => {
        until = monotonicMs() + expires_in * 1000 - MARGIN_MS;
        return access_token;
      },
      (error: unknown) => {
        until = 0;
        throw error;
      },
    );
    this.token = { text, until: () => until };
    return text;
  }

  private async fetch(): Promise<z.infer<typeof tokenAnswer>> {
    const { realm, clientId, secret } = this.settings;
    const answer = await askKeycloak(this.settings, {
      method: 'POST',
      path: `/realms/${realm}/protocol/openid-connect/token`,
      form: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret },
    });
    if (answer.status !== 200) throw unexpected(`the token of ${clientId}`, answer);
    return read(tokenAnswer, answer, `the token of ${clientId}`);
  }
}
