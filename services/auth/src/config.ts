import { busConfig, dbConfig, readConfig, siteOrigins } from '@fabula/kit/config';
import { partConfig } from '@fabula/kit/part';
import { z } from 'zod';
import { checkGoogle, googleConfig } from './google-config.ts';
import {
  accessTokenSeconds,
  checkIdentity,
  identityConfig,
  moveConfig,
  realmConfig,
} from './identity-config.ts';
import { checkMail, mailConfig } from './mail-config.ts';

const schema = z.object({
  ...identityConfig,
  ...mailConfig,
  ...googleConfig,
  ...partConfig,
  ...dbConfig,
  ...busConfig,
  /** Where `/auth/*` is served: `unix:/path` or `host:port`. */
  FABULA_AUTH_HTTP_ADDRESS: z.string().min(1),
  FABULA_ORIGINS: siteOrigins,
  FABULA_ACCESS_TOKEN_TTL: accessTokenSeconds,
});

export function readAuthConfig() {
  return readConfig(
    schema.superRefine(checkIdentity).superRefine(checkMail).superRefine(checkGoogle),
    process.env,
  );
}

const consoleConfig = schema
  .pick({
    ...{ FABULA_IDENTITY: true, FABULA_IDENTITY_KEYS: true, FABULA_KEYCLOAK_URL: true },
    ...{ FABULA_KEYCLOAK_WEB_SECRET: true, FABULA_KEYCLOAK_AUTH_SECRET: true, FABULA_ISSUER: true },
    ...{ FABULA_DATABASE_URL: true, FABULA_DATABASE_POOL: true, FABULA_ACCESS_TOKEN_TTL: true },
  })
  .extend({
    /** Of the account that something is done about. */
    FABULA_ADDRESS: z.email(),
  });

/** Of commands about one account: the settings of `auth`, and whose. */
export function readConsoleConfig() {
  return readConfig(consoleConfig.superRefine(checkIdentity), process.env);
}

/** Of the command that makes auth's own keys. */
export function readIdentityKeysConfig() {
  return readConfig(schema.pick({ FABULA_IDENTITY_KEYS: true }), process.env);
}

/** Of the command that changes Keycloak's realm. */
export function readRealmConfig() {
  return readConfig(realmConfig, process.env);
}

/** Of the command that moves users to Keycloak. */
export function readMoveConfig() {
  return readConfig(moveConfig, process.env);
}
