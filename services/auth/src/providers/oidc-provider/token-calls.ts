import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { z } from 'zod';
import { IdentityAway } from '../../domain/errors.ts';
import type { Assurance, IdentityTokens } from '../../domain/identity.ts';
import { CLIENT_ID } from './settings.ts';
import { VOUCHED } from './vouched-grant.ts';

export type ProviderHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
});

/** Asks the provider's token endpoint in this process, as the only client that it has. */
export class TokenCalls {
  /** The client's, of this process only. */
  readonly secret = randomBytes(32).toString('base64url');

  constructor(private readonly handler: () => ProviderHandler) {}

  /** undefined for a user who is unknown or disabled. */
  vouch(userId: string, assurance: Assurance): Promise<IdentityTokens | undefined> {
    return this.ask({ grant_type: VOUCHED, account_id: userId, acr: assurance });
  }

  refresh(refreshToken: string): Promise<IdentityTokens | undefined> {
    return this.ask({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** undefined for what the provider refuses (400); throws for its own faults. */
  private async ask(parameters: Record<string, string>): Promise<IdentityTokens | undefined> {
    const basic = Buffer.from(`${CLIENT_ID}:${this.secret}`).toString('base64');
    const answer = await inject(this.handler(), {
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
