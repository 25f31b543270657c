import { databaseEnv, type KeycloakPorts, type PlannedCommand, type PlanOptions } from './planned.ts';
import { settingsFor } from './secrets.ts';

const urlOf = ({ port }: KeycloakPorts) => `http://127.0.0.1:${port}`;

/** Whose tokens players bear, and where its keys are. */
export function issuerEnv(
  { origin }: PlanOptions,
  authHttp: readonly string[],
  keycloak: KeycloakPorts | undefined,
): Record<string, string> {
  if (!keycloak)
    return {
      FABULA_ISSUER: `${origin}/auth/oidc`,
      FABULA_JWKS_URL: authHttp.map((address) => `http://${address}/auth/oidc/jwks`).join(','),
    };
  return {
    FABULA_ISSUER: `${origin}/realms/fabula`,
    FABULA_JWKS_URL: `${urlOf(keycloak)}/realms/fabula/protocol/openid-connect/certs`,
  };
}

/** Said in both cases: whoever starts this may have another in their environment. */
export function authKeycloakEnv(
  options: PlanOptions,
  keycloak: KeycloakPorts | undefined,
): Record<string, string> {
  return keycloak
    ? { FABULA_IDENTITY: 'keycloak', FABULA_KEYCLOAK_URL: urlOf(keycloak), ...clientsEnv(options) }
    : { FABULA_IDENTITY: 'oidc-provider' };
}

export function gatewayKeycloakEnv(keycloak: KeycloakPorts | undefined): Record<string, string> {
  return { FABULA_KEYCLOAK_HTTP: keycloak ? `127.0.0.1:${keycloak.port}` : '' };
}

/** The realm as this release wants it, then whoever was made before Keycloak came. */
export function realmCommands(options: PlanOptions, keycloak: KeycloakPorts): PlannedCommand[] {
  const admin = {
    FABULA_KEYCLOAK_URL: urlOf(keycloak),
    FABULA_KEYCLOAK_ADMIN_SECRET: options.passwords['realm-admin'],
  };
  const realm = {
    ...settingsFor('migrate-realm', options),
    ...admin,
    ...clientsEnv(options),
    FABULA_ORIGINS: options.origin,
  };
  const move = { ...admin, ...databaseEnv(options, 'auth') };
  return [
    { name: 'migrate-realm', file: 'services/auth/dist/realm-command.js', env: realm },
    { name: 'move-users', file: 'services/auth/dist/move-users-command.js', env: move },
  ];
}

function clientsEnv({ passwords }: PlanOptions): Record<string, string> {
  return {
    FABULA_KEYCLOAK_WEB_SECRET: passwords['keycloak-web'],
    FABULA_KEYCLOAK_AUTH_SECRET: passwords['keycloak-auth'],
  };
}
