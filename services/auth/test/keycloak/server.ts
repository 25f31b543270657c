import { startKeycloak } from '@fabula/kit/testing/keycloak';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { RealmAdmin } from '../../src/providers/keycloak/realm/admin.ts';
import { ServiceAccount } from '../../src/providers/keycloak/service-account.ts';

export const ORIGIN = 'http://localhost:4600';
export const ISSUER = `${ORIGIN}/realms/fabula`;

export const REALM_SETTINGS = {
  origins: [ORIGIN],
  webSecret: 'the-secret-of-web',
  authSecret: 'the-secret-of-auth',
  accessTokenSeconds: 60,
  /** A busy machine is no fault of Keycloak's. */
  timeoutMs: 60_000,
};

const ADMIN_SECRET = 'the-secret-of-the-realm-admin';

/** A real Keycloak on a Postgres of its own, and whoever may change its realm, which is not there yet. */
export interface KeycloakServer {
  readonly url: string;
  readonly admin: RealmAdmin;
  /** The same, for what no migration does. */
  readonly master: ServiceAccount;
  close(): Promise<void>;
}

export async function startKeycloakServer(): Promise<KeycloakServer> {
  const postgres = await startPostgres();
  const passwords = { database: 'the-password-of-its-database', admin: ADMIN_SECRET };
  const keycloak = await startKeycloak({ postgres: postgres.url, origin: ORIGIN, passwords }).catch(
    async (error: unknown) => {
      await postgres.stop();
      throw error;
    },
  );
  const login = { url: keycloak.url, clientId: 'realm-admin', secret: ADMIN_SECRET };
  return {
    url: keycloak.url,
    admin: new RealmAdmin(login),
    master: new ServiceAccount({ ...login, realm: 'master' }),
    close: async () => {
      await keycloak.stop();
      await postgres.stop();
    },
  };
}
