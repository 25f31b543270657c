import { afterAll, beforeAll } from '@jest/globals';
import { realmRules } from './keycloak/realm.ts';
import { type KeycloakServer, startKeycloakServer } from './keycloak/server.ts';

// One for all of these: its first start takes most of a minute.
let server: KeycloakServer;
beforeAll(async () => {
  server = await startKeycloakServer();
});
afterAll(() => server?.close());

realmRules(() => server);
