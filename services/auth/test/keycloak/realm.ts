import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { askKeycloak, type KeycloakRequest } from '../../src/providers/keycloak/http.ts';
import { migrateRealm } from '../../src/providers/keycloak/realm/migrate.ts';
import { REALM_MIGRATIONS } from '../../src/providers/keycloak/realm/migrations.ts';
import { type KeycloakServer, REALM_SETTINGS } from './server.ts';

const TOKEN = '/realms/fabula/protocol/openid-connect/token';
const USERS = '/admin/realms/fabula/users';
const PASSWORD = 'correct horse battery';

/** What holds of the realm whoever asks it: from no realm to the last migration, and what it lets nobody do. */
export function realmRules(server: () => KeycloakServer): void {
  const ask = (request: KeycloakRequest) => askKeycloak(server(), request);
  const grant = (form: Record<string, string>) => ask({ method: 'POST', path: TOKEN, form });
  const serviceToken = async (secret = REALM_SETTINGS.authSecret) => {
    const form = { grant_type: 'client_credentials', client_id: 'auth', client_secret: secret };
    return (await grant(form)).body as { access_token?: string; error?: string };
  };
  /** As auth's service account. */
  const asAuth = async (request: KeycloakRequest) =>
    ask({ ...request, bearer: (await serviceToken()).access_token ?? '' });
  const made = async () => {
    const email = `${randomUUID()}@example.org`;
    const credentials = [{ type: 'password', value: PASSWORD }];
    const json = { username: email, email, enabled: true, credentials };
    const { id = '' } = await asAuth({ method: 'POST', path: USERS, json });
    return { id, email };
  };

  describe('the realm', () => {
    it('comes from nothing to its last migration one by one, and once', async () => {
      const { admin } = server();
      const names = REALM_MIGRATIONS.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      for (const [index, name] of names.entries())
        expect(await migrateRealm(admin, REALM_SETTINGS, REALM_MIGRATIONS.slice(0, index + 1))).toEqual([
          name,
        ]);
      expect(await migrateRealm(admin, REALM_SETTINGS)).toEqual([]);
    });

    it('takes each of them again, where the command was interrupted', async () => {
      const { admin } = server();
      const before = await admin.attributes();
      for (const { run } of REALM_MIGRATIONS) await run(admin);
      expect(await admin.attributes()).toEqual(before);
      expect(before).toMatchObject({ 'acr.loa.map': '{"aal1":"1","aal2":"2"}' });
    });

    it('takes the settings of the site each time', async () => {
      const { admin } = server();
      const authSecret = 'another-secret-of-auth';
      await migrateRealm(admin, { ...REALM_SETTINGS, authSecret });
      expect((await serviceToken()).error).toBe('unauthorized_client');
      expect((await serviceToken(authSecret)).access_token).toBeDefined();
      await migrateRealm(admin, REALM_SETTINGS);
      const web = await admin.client('web');
      expect(web?.redirectUris).toEqual(
        REALM_SETTINGS.origins.map((origin) => `${origin}/auth/google/return`),
      );
    });

    it('lets nobody but auth’s client try a password, or do without one', async () => {
      const { email: username } = await made();
      const web = { client_id: 'web', client_secret: REALM_SETTINGS.webSecret, scope: 'openid' };
      const byPassword = { grant_type: 'password', username, password: PASSWORD };
      expect((await grant({ ...web, ...byPassword })).status).toBe(200);
      const { password: _, ...bare } = byPassword;
      for (const refused of [
        { client_id: 'admin-cli', ...byPassword },
        { client_id: 'account', ...byPassword },
        { client_id: 'auth', client_secret: REALM_SETTINGS.authSecret, ...byPassword },
        { client_id: 'web', scope: 'openid vouched', ...bare },
        { client_id: 'web', client_secret: 'guessed', scope: 'openid vouched', ...bare },
        { ...web, ...bare },
        { ...web, ...byPassword, password: 'wrong' },
      ])
        expect([400, 401]).toContain((await grant(refused)).status);
    });

    it('lets auth’s service account see and change users, and nothing else', async () => {
      const { id } = await made();
      expect((await asAuth({ method: 'GET', path: `${USERS}/${id}` })).status).toBe(200);
      const realm = '/admin/realms/fabula';
      const roles = await asAuth({ method: 'GET', path: `${USERS}/${id}/role-mappings/realm/available` });
      expect(JSON.stringify(roles.body)).not.toContain('realm-admin');
      const refused: KeycloakRequest[] = [
        { method: 'GET', path: `${realm}/clients?clientId=web` },
        { method: 'POST', path: `${realm}/clients`, json: { clientId: 'mine' } },
        { method: 'PUT', path: realm, json: { registrationAllowed: true } },
        { method: 'GET', path: `${realm}/keys` },
        { method: 'POST', path: `${realm}/roles`, json: { name: 'mine' } },
        { method: 'POST', path: `${realm}/components`, json: { name: 'mine' } },
        { method: 'GET', path: '/admin/realms/master/users' },
        { method: 'POST', path: `${USERS}/${id}/impersonation` },
      ];
      for (const request of refused) expect([401, 403]).toContain((await asAuth(request)).status);
    });

    it('shows no login page that takes a password', async () => {
      const query = new URLSearchParams({
        ...{
          client_id: 'web',
          response_type: 'code',
          redirect_uri: `${REALM_SETTINGS.origins[0]}/auth/google/return`,
        },
        ...{ scope: 'openid', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
      });
      const answer = await fetch(`${server().url}/realms/fabula/protocol/openid-connect/auth?${query}`, {
        redirect: 'manual',
      });
      expect(await answer.text()).not.toContain('type="password"');
    });
  });
}
