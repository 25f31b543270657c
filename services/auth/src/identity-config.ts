import { dbConfig, siteOrigins } from '@fabula/kit/config';
import { z } from 'zod';
import { googleConfig } from './google-config.ts';
import type { KeycloakSettings } from './providers/keycloak/backend.ts';

/** Seconds. */
export const accessTokenSeconds = z.coerce.number().int().min(10).max(3600).default(300);

const url = z.url().transform((text) => text.replace(/\/+$/, ''));
const secret = z.string().min(16);

/** Which identity back end there is, and what it wants. */
export const identityConfig = {
  FABULA_IDENTITY: z.enum(['oidc-provider', 'keycloak']).default('oidc-provider'),
  /** The file with auth's own keys: they seal mails, and sign players' tokens where the identity provider is inside. */
  FABULA_IDENTITY_KEYS: z.string().min(1),
  /** Where Keycloak is for us; players never see it. */
  FABULA_KEYCLOAK_URL: url.optional(),
  FABULA_KEYCLOAK_WEB_SECRET: secret.optional(),
  FABULA_KEYCLOAK_AUTH_SECRET: secret.optional(),
};

const schema = z.object(identityConfig);
type IdentityConfig = z.infer<typeof schema>;

const KEYCLOAK = [
  'FABULA_KEYCLOAK_URL',
  'FABULA_KEYCLOAK_WEB_SECRET',
  'FABULA_KEYCLOAK_AUTH_SECRET',
] as const;

/** Names what the chosen back end wants and has not. */
export function checkIdentity(config: IdentityConfig, context: z.core.$RefinementCtx<IdentityConfig>): void {
  if (config.FABULA_IDENTITY !== 'keycloak') return;
  for (const variable of KEYCLOAK)
    if (config[variable] === undefined)
      context.addIssue({ code: 'custom', path: [variable], message: 'is missing' });
}

/** undefined where the identity provider is inside auth. */
export function toKeycloakSettings(config: IdentityConfig): KeycloakSettings | undefined {
  const { FABULA_KEYCLOAK_URL: at, FABULA_KEYCLOAK_WEB_SECRET: webSecret } = config;
  const { FABULA_IDENTITY: chosen, FABULA_KEYCLOAK_AUTH_SECRET: authSecret } = config;
  if (chosen !== 'keycloak' || !at || !webSecret || !authSecret) return undefined;
  return { url: at, webSecret, authSecret };
}

/** What the realm is changed with. */
export const realmConfig = z.object({
  FABULA_KEYCLOAK_URL: url,
  FABULA_KEYCLOAK_WEB_SECRET: secret,
  FABULA_KEYCLOAK_AUTH_SECRET: secret,
  /** A client of the realm `master` that may make realms; no serving process has its secret. */
  FABULA_KEYCLOAK_ADMIN: z.string().min(1).default('realm-admin'),
  FABULA_KEYCLOAK_ADMIN_SECRET: secret,
  FABULA_ORIGINS: siteOrigins,
  FABULA_ACCESS_TOKEN_TTL: accessTokenSeconds,
  ...googleConfig,
});

/** What users are moved with from the provider inside auth, whose tables lie in auth's database. */
export const moveConfig = realmConfig
  .pick({
    ...{ FABULA_KEYCLOAK_URL: true, FABULA_KEYCLOAK_ADMIN: true, FABULA_KEYCLOAK_ADMIN_SECRET: true },
  })
  .extend(dbConfig);
