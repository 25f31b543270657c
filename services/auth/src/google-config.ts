import { isHttpsSite } from '@fabula/kit/origin';
import { z } from 'zod';
import type { GoogleClient } from './providers/google/client.ts';
import type { GoogleChoice } from './service.ts';

/** https, or a server on this machine that stands in for Google. */
const ISSUER = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/;

/** Sign-in by a Google account. */
export const googleConfig = {
  /** Of the site's own client at Google (console.cloud.google.com). */
  FABULA_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  FABULA_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FABULA_GOOGLE_ISSUER: z
    .url()
    .refine((url) => ISSUER.test(url), { message: 'must start with https://' })
    .default('https://accounts.google.com'),
  /** In production (all addresses of the site are https), or wherever a client is named. */
  FABULA_GOOGLE_BUTTON: z.enum(['production', 'always']).default('production'),
};

const schema = z.object(googleConfig);
type GoogleConfig = z.infer<typeof schema>;
/** Of auth by itself; the embedded way has one identity provider alone. */
type Identity = { readonly FABULA_IDENTITY?: 'oidc-provider' | 'keycloak' | undefined };

/** A client has an id and a secret; where Keycloak asks Google, the secret is only for the command that changes its realm. */
export function checkGoogle(
  config: GoogleConfig & Identity,
  context: z.core.$RefinementCtx<GoogleConfig>,
): void {
  const { FABULA_GOOGLE_CLIENT_ID: id, FABULA_GOOGLE_CLIENT_SECRET: secret } = config;
  const wrong = (variable: keyof GoogleConfig) =>
    context.addIssue({
      code: 'custom',
      path: [variable],
      message: 'is missing: a client has an id and a secret',
    });
  if (secret && !id) wrong('FABULA_GOOGLE_CLIENT_ID');
  if (id && !secret && config.FABULA_IDENTITY !== 'keycloak') wrong('FABULA_GOOGLE_CLIENT_SECRET');
}

/** undefined where nobody comes by a Google account. */
export function toGoogleChoice(
  config: GoogleConfig & Identity,
  origins: readonly string[],
): GoogleChoice | undefined {
  const isShown = config.FABULA_GOOGLE_BUTTON === 'always' || isHttpsSite(origins);
  if (!isShown) return undefined;
  if (config.FABULA_IDENTITY === 'keycloak')
    return config.FABULA_GOOGLE_CLIENT_ID ? 'by-keycloak' : undefined;
  return toGoogleClient(config);
}

/** undefined where the site has none. */
export function toGoogleClient(config: GoogleConfig): GoogleClient | undefined {
  const { FABULA_GOOGLE_CLIENT_ID: clientId, FABULA_GOOGLE_CLIENT_SECRET: clientSecret } = config;
  return clientId && clientSecret
    ? { issuer: config.FABULA_GOOGLE_ISSUER, clientId, clientSecret }
    : undefined;
}
