import { allowInsecureRequests, discovery, enableNonRepudiationChecks } from 'openid-client';
import { z } from 'zod';
import { normaliseEmail } from '../../domain/email.ts';
import { CodeFlow } from './code-flow.ts';

/** The site's own client at Google. */
export interface GoogleClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const TIMEOUT_S = 10;

const claims = z.object({ sub: z.string().min(1), email: z.email(), email_verified: z.boolean() });

/** Google itself as an OpenID provider; or another one that stands in for it. */
export function askGoogle({ issuer, clientId, clientSecret }: GoogleClient): CodeFlow {
  const server = new URL(issuer);
  const insecure = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const execute = [...insecure, enableNonRepudiationChecks];
  return new CodeFlow({
    open: () => discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S }),
    read: (told) => {
      const { sub, email, email_verified: isEmailProven } = claims.parse(told);
      return { subject: sub, email: normaliseEmail(email), isEmailProven };
    },
  });
}
