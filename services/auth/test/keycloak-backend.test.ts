import { playerVerifier } from '@fabula/kit/tokens';
import { afterAll, beforeAll } from '@jest/globals';
import { decodeJwt } from 'jose';
import { KeycloakBackend } from '../src/providers/keycloak/backend.ts';
import { migrateRealm } from '../src/providers/keycloak/realm/migrate.ts';
import { attackSuite } from './attack-suite.ts';
import { closingSuite } from './closing-suite.ts';
import { factorsSuite } from './factors-suite.ts';
import { identityContract } from './identity-contract.ts';
import { serviceToken, strangersAtTheRealm } from './keycloak/attacks.ts';
import { googleRules } from './keycloak/google.ts';
import { lineTo } from './keycloak/line.ts';
import { movingRules } from './keycloak/moving.ts';
import { ownRules } from './keycloak/own.ts';
import { realmRules } from './keycloak/realm.ts';
import { ISSUER, type KeycloakServer, REALM_SETTINGS, startKeycloakServer } from './keycloak/server.ts';
import { MailRoom } from './mail-room.ts';
import { waysInSuite } from './ways-in-suite.ts';

// One for all of these: its first start takes most of a minute.
let server: KeycloakServer;
beforeAll(async () => {
  server = await startKeycloakServer();
});
afterAll(() => server?.close());

realmRules(() => server);

identityContract('Keycloak', async () => {
  await migrateRealm(server.admin, REALM_SETTINGS);
  const line = await lineTo(Number(new URL(server.url).port));
  const jwks = `${server.url}/realms/fabula/protocol/openid-connect/certs`;
  const players = playerVerifier({ jwks, issuer: ISSUER, audience: 'fabula' });
  return {
    identity: new KeycloakBackend({ ...REALM_SETTINGS, url: `http://127.0.0.1:${line.port}` }),
    away: async () => line.cut(),
    back: async () => line.mend(),
    verify: async (token) => {
      await players.verify(token);
      return decodeJwt(token);
    },
    close: async () => line.close(),
  };
});

ownRules(() => server);
movingRules(() => server);
googleRules(() => server);

factorsSuite('Keycloak', () => ({ ...REALM_SETTINGS, url: server.url, issuer: ISSUER }));

// What a reset claims a link to sign in claims as well.
waysInSuite('Keycloak', ['reset'], async () => {
  await migrateRealm(server.admin, REALM_SETTINGS);
  return { keycloak: { ...REALM_SETTINGS, url: server.url, issuer: ISSUER } };
});

closingSuite('Keycloak', async () => {
  await migrateRealm(server.admin, REALM_SETTINGS);
  const line = await lineTo(Number(new URL(server.url).port));
  const keycloak = { ...REALM_SETTINGS, url: `http://127.0.0.1:${line.port}`, issuer: ISSUER };
  return { keycloak, line, close: () => line.close() };
});

attackSuite('Keycloak', async () => {
  await migrateRealm(server.admin, REALM_SETTINGS);
  const { url } = server;
  return {
    room: await MailRoom.open({ keycloak: { ...REALM_SETTINGS, url, issuer: ISSUER } }),
    strangers: async () => [await serviceToken(url)],
    work: {
      disable: async (id) => {
        await new KeycloakBackend({ ...REALM_SETTINGS, url }).setEnabled(id, false);
      },
      hashesOfSignIn: 0,
    },
  };
});
strangersAtTheRealm(() => server);
