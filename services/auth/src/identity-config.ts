import { z } from 'zod';

/** The addresses of the site, parted by commas. */
export const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url()).min(1));

/** Seconds. */
export const accessTokenSeconds = z.coerce.number().int().min(10).max(3600).default(300);

const url = z.url().transform((text) => text.replace(/\/+$/, ''));
const secret = z.string().min(16);

/** What the realm is changed with. */
export const realmConfig = z.object({
  /** Where Keycloak is for us; players never see it. */
  FABULA_KEYCLOAK_URL: url,
  FABULA_KEYCLOAK_WEB_SECRET: secret,
  FABULA_KEYCLOAK_AUTH_SECRET: secret,
  /** A client of the realm `master` that may make realms; no serving process has its secret. */
  FABULA_KEYCLOAK_ADMIN: z.string().min(1).default('realm-admin'),
  FABULA_KEYCLOAK_ADMIN_SECRET: secret,
  FABULA_ORIGINS: origins,
  FABULA_ACCESS_TOKEN_TTL: accessTokenSeconds,
});
