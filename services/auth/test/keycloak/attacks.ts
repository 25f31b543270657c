import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type KeycloakServer, ORIGIN, REALM_SETTINGS } from './server.ts';

const REALM = '/realms/fabula';
const OIDC = `${REALM}/protocol/openid-connect`;

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** A token of the realm that is genuine, and no player's. */
export async function serviceToken(url: string): Promise<string> {
  const client = { client_id: 'auth', client_secret: REALM_SETTINGS.authSecret };
  const answer = await post(`${url}${OIDC}/token`, { grant_type: 'client_credentials', ...client });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What the gateway passes to the realm is everybody's to try. */
export function strangersAtTheRealm(server: () => KeycloakServer): void {
  const at = (path: string) => server().url + path;

  describe('a stranger at the realm', () => {
    it('is sent back to no address but ours', async () => {
      for (const redirect of [
        ...['https://evil.example/', `${ORIGIN}.evil.example/`, `${ORIGIN}@evil.example/`, '//evil.example/'],
        ...[`${ORIGIN}:80@evil.example/`, 'javascript:alert(1)', `${ORIGIN}\\@evil.example/`],
      ])
        for (const client_id of ['web', 'account', 'account-console']) {
          const query = new URLSearchParams({
            ...{
              client_id: 'web',
              response_type: 'code',
              redirect_uri: redirect,
              scope: 'openid',
              prompt: 'none',
            },
            ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
          });
          const answers = [
            await fetch(at(`${OIDC}/auth?${query}`), { redirect: 'manual' }),
            await fetch(
              at(`${OIDC}/logout?${new URLSearchParams({ client_id, post_logout_redirect_uri: redirect })}`),
              { redirect: 'manual' },
            ),
          ];
          for (const answer of answers)
            expect(`${client_id} ${redirect} ${answer.status} ${answer.headers.get('location')}`).toBe(
              `${client_id} ${redirect} 400 null`,
            );
        }
    });

    it('makes no account, registers no client, exchanges no token and authorises no device', async () => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const client = JSON.stringify({ redirect_uris: ['https://evil.example/'], client_name: 'mine' });
      const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
      const subject = { subject_token: await serviceToken(server().url), requested_subject: 'admin' };
      const tried: Record<string, Promise<Response>> = {
        'dynamic registration': fetch(at(`${REALM}/clients-registrations/openid-connect`), {
          ...json,
          body: client,
        }),
        'its own registration': fetch(at(`${REALM}/clients-registrations/default`), {
          ...json,
          body: JSON.stringify({ clientId: 'mine', redirectUris: ['https://evil.example/'] }),
        }),
      };
      for (const id of [
        'web',
        'account',
        'account-console',
        'admin-cli',
        'broker',
        'security-admin-console',
        'auth',
      ]) {
        tried[`device, ${id}`] = post(at(`${OIDC}/auth/device`), { client_id: id });
        tried[`exchange, ${id}`] = post(at(`${OIDC}/token`), {
          grant_type: exchange,
          client_id: id,
          ...subject,
        });
        tried[`service account, ${id}`] = post(at(`${OIDC}/token`), {
          grant_type: 'client_credentials',
          client_id: id,
        });
        tried[`ciba, ${id}`] = post(at(`${OIDC}/ext/ciba/auth`), {
          client_id: id,
          login_hint: 'x',
          scope: 'openid',
        });
      }
      for (const [what, answer] of Object.entries(tried)) {
        const status = what.endsWith('registration') ? 403 : 401;
        expect(`${what}: ${(await answer).status}`).toBe(`${what}: ${status}`);
      }
      const registration = await fetch(
        at(`${OIDC}/registrations?client_id=account&response_type=code&redirect_uri=x`),
      );
      expect(await registration.text()).not.toContain('type="password"');
    });

    it('finds one client alone whose tokens are meant for us: the audience says what azp would', async () => {
      const named = z.array(z.looseObject({ clientId: z.string().optional(), name: z.string().optional() }));
      const read = async (path: string) => named.parse(await server().admin.read(path));
      const meantForUs = (one: object) => JSON.stringify(one).includes('"included.custom.audience":"fabula"');
      const clients = await read('/clients');
      expect(clients.filter(meantForUs).map(({ clientId }) => clientId)).toEqual(['web']);
      expect(clients.map(({ clientId }) => clientId)).not.toContain('fabula');
      expect((await read('/client-scopes')).filter(meantForUs)).toEqual([]);
    });

    it('of another site reads no answer: neither by cookies nor with credentials of ours', async () => {
      const origin = 'https://evil.example';
      const client = { client_id: 'auth', client_secret: REALM_SETTINGS.authSecret };
      const body = new URLSearchParams({ grant_type: 'client_credentials', ...client });
      const answers = [
        await fetch(at(`${OIDC}/token`), { method: 'POST', headers: { origin }, body }),
        await fetch(at(`${OIDC}/userinfo`), { headers: { origin } }),
        await fetch(at(`${REALM}/account/`), { headers: { origin }, redirect: 'manual' }),
      ];
      // userinfo names every origin where it refuses; it knows bearers only, which no browser sends by itself.
      for (const { ok, url, headers } of answers)
        expect(
          `${url} ${ok && [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '')}`,
        ).toBe(`${url} false`);
    });
  });
}
