import { z } from 'zod';
import type { GoogleSettings } from './providers/google/client.ts';

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

const CLIENT = ['FABULA_GOOGLE_CLIENT_ID', 'FABULA_GOOGLE_CLIENT_SECRET'] as const;

/** A client has an id and a secret. */
export function checkGoogle(config: GoogleConfig, context: z.core.$RefinementCtx<GoogleConfig>): void {
  const missing = CLIENT.filter((variable) => config[variable] === undefined);
  if (missing.length !== 1) return;
  context.addIssue({
    code: 'custom',
    path: [...missing],
    message: 'is missing: a client has an id and a secret',
  });
}

/** undefined where no Google account is taken. Where Keycloak holds the accounts it is not offered yet. */
export function toGoogleSettings(
  config: GoogleConfig & Identity,
  origins: readonly string[],
): GoogleSettings | undefined {
  const { FABULA_GOOGLE_CLIENT_ID: clientId, FABULA_GOOGLE_CLIENT_SECRET: clientSecret } = config;
  const isShown =
    config.FABULA_GOOGLE_BUTTON === 'always' || origins.every((origin) => origin.startsWith('https:'));
  if (!clientId || !clientSecret || !isShown || config.FABULA_IDENTITY === 'keycloak') return undefined;
  return { issuer: config.FABULA_GOOGLE_ISSUER, clientId, clientSecret };
}
