import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newSecret } from '../../src/domain/session.ts';
import { KeycloakBackend } from '../../src/providers/keycloak/backend.ts';
import { askKeycloakForGoogle } from '../../src/providers/keycloak/google.ts';
import { migrateRealm } from '../../src/providers/keycloak/realm/migrate.ts';
import { StandIn } from '../google/stand-in.ts';
import { ISSUER, type KeycloakServer, ORIGIN, REALM_SETTINGS } from './server.ts';

const RETURN = `${ORIGIN}/auth/google/return`;
const someone = (isEmailProven = true) => {
  const [subject, name] = [randomUUID(), randomUUID()];
  return { subject, email: `${name}@example.org`, isEmailProven };
};
const newMarks = () => ({ state: newSecret(), nonce: newSecret(), verifier: newSecret() });

/** Google through Keycloak: what auth hears of it, and what is left of it. */
export function googleRules(server: () => KeycloakServer): void {
  describe('Google behind Keycloak', () => {
    let google: StandIn;
    const settings = () => ({ ...REALM_SETTINGS, url: server().url, issuer: ISSUER });
    const backend = () => new KeycloakBackend(settings());
    beforeAll(async () => {
      for (const told of ['info', 'warn'] as const) jest.spyOn(console, told).mockImplementation(() => {});
      google = await StandIn.start([`${ISSUER}/broker/google/endpoint`]);
      await migrateRealm(server().admin, { ...REALM_SETTINGS, google: google.settings });
    });
    afterAll(() => google?.close());

    /** As a browser follows it, until it is back with us or shown a page; the site's address leads to Keycloak. */
    async function follow(begun: URL): Promise<URL> {
      const cookies = new Map<string, string>();
      let at = begun;
      while (at.origin + at.pathname !== RETURN) {
        const asked = at.origin === ORIGIN ? new URL(at.pathname + at.search, server().url) : at;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(asked, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        await answer.arrayBuffer();
        const to = answer.headers.get('location');
        if (to === null) throw new Error(`a page at ${at.pathname}: ${answer.status}`);
        at = new URL(to, at);
      }
      return at;
    }
    const usersAtKeycloak = async (search: string) => {
      const path = `/admin/realms/fabula/users?search=${search}`;
      return (await server().master.ask({ method: 'GET', path })).body;
    };

    it.each([true, false])(
      'says who has come, proven: %s, and keeps nothing of them',
      async (isEmailProven) => {
        const somebody = someone(isEmailProven);
        google.chosen = somebody;
        const asked = askKeycloakForGoogle(settings(), backend());
        for (const _time of ['first', 'second']) {
          const marks = newMarks();
          const returned = await follow(await asked.begin(marks, RETURN));
          expect(await asked.finish(returned, marks)).toEqual(somebody);
          expect(await usersAtKeycloak(somebody.subject)).toEqual([]);
          await expect(asked.finish(returned, marks)).rejects.toMatchObject({ failure: 'failed' });
        }
        expect(google.asked.at(-1)?.get('prompt')).toBe('select_account');
        expect(google.asked.at(-1)?.get('code_challenge_method')).toBe('S256');
      },
    );

    it('joins nobody to an account of that address, whose password stays a matter of auth’s', async () => {
      google.chosen = someone();
      const { email } = google.chosen;
      const planted = await backend().create({
        email,
        password: 'p'.repeat(12),
        role: 'player',
        isEmailProven: false,
      });
      const asked = askKeycloakForGoogle(settings(), backend());
      const marks = newMarks();
      const returned = await follow(await asked.begin(marks, RETURN));
      expect(await asked.finish(returned, marks)).toEqual(google.chosen);
      expect(await backend().find({ email })).toMatchObject({ id: planted?.id, isEmailProven: false });
    });

    it('refuses another browser’s answer: state, nonce and verifier', async () => {
      google.chosen = someone();
      const asked = askKeycloakForGoogle(settings(), backend());
      for (const mark of ['state', 'nonce', 'verifier'] as const) {
        const marks = newMarks();
        const returned = await follow(await asked.begin(marks, RETURN));
        const others = { ...marks, [mark]: newSecret() };
        await expect(asked.finish(returned, others)).rejects.toMatchObject({ failure: 'failed' });
      }
    });

    it('sends a browser back to no other page, and nobody to Google once the site has no client there', async () => {
      const asked = askKeycloakForGoogle(settings(), backend());
      const elsewhere = await asked.begin(newMarks(), `${ORIGIN}/browse`);
      await expect(follow(elsewhere)).rejects.toThrow('400');
      await migrateRealm(server().admin, REALM_SETTINGS);
      await expect(follow(await asked.begin(newMarks(), RETURN))).rejects.toThrow('a page');
    });
  });
}
