import { randomUUID } from 'node:crypto';
import { playerVerifier } from '@fabula/kit/tokens';
import { RemoteKeySet } from '@fabula/kit/tokens/key-set';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import type { IdentityUser } from '../../src/domain/identity.ts';
import { newTotpSecret, totpCode, totpStep } from '../../src/domain/totp.ts';
import { KeycloakBackend } from '../../src/providers/keycloak/backend.ts';
import { ISSUER, type KeycloakServer, REALM_SETTINGS } from './server.ts';

const PASSWORD = 'correct horse battery';

/** What Keycloak would do otherwise, left to its defaults. */
export function ownRules(server: () => KeycloakServer): void {
  describe('Keycloak as a back end', () => {
    let identity: KeycloakBackend;
    beforeAll(() => {
      identity = new KeycloakBackend({ ...REALM_SETTINGS, url: server().url });
    });
    const address = () => `${randomUUID()}@example.org`;
    async function made(password?: string, email = address()): Promise<IdentityUser> {
      const user = await identity.create({ email, password, role: 'player', isEmailProven: true });
      if (!user) throw new Error('not created');
      return user;
    }

    it('lets one user in many times at the same instant', async () => {
      const user = await made(PASSWORD);
      const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
      expect((await ten(() => identity.vouch(user.id))).filter(Boolean)).toHaveLength(10);
      const checked = await ten(() => identity.checkPassword(user.email, PASSWORD));
      expect(checked.filter(Boolean)).toHaveLength(10);
      expect(await identity.checkPassword(user.email, 'wrong')).toBeUndefined();
    });

    it('takes the codes of each of several factors', async () => {
      const user = await made();
      const secrets = [newTotpSecret(), newTotpSecret(), newTotpSecret()];
      for (const secret of secrets) await identity.addFactor(user.id, secret);
      const code = (secret: string) => totpCode(secret, totpStep(new Date()));
      for (const secret of secrets.toReversed()) {
        const given = code(secret);
        expect(await identity.checkOtp(user.id, given)).toBe(true);
        expect(await identity.checkOtp(user.id, given)).toBe(false);
      }
    });

    it('takes as long for who has no password, or is disabled, as for a wrong one, and for whom it does not know', async () => {
      const [owner, none, disabled] = [await made(PASSWORD), await made(), await made(PASSWORD)];
      await identity.setEnabled(disabled.id, false);
      const took = async (email: string) => {
        const times: number[] = [];
        for (let n = 0; n < 9; n += 1) {
          const begun = performance.now();
          await identity.checkPassword(email, 'wrong');
          times.push(performance.now() - begun);
        }
        return times.toSorted((a, b) => a - b)[4] ?? 0;
      };
      const wrong = await took(owner.email);
      // At once it would answer in a tenth.
      for (const email of [none.email, disabled.email, address()])
        expect(await took(email)).toBeGreaterThan(wrong / 3);
    });

    it('takes whatever address auth takes', async () => {
      const odd = [`${'l'.repeat(100)}@example.org`, `o'neil+tag=1@sub.example.org`, 'x@localhost'];
      for (const email of odd) expect(await made(PASSWORD, email)).toMatchObject({ email });
    });

    it('takes a password of as many letters as auth takes, whatever they weigh', async () => {
      const password = '🐉'.repeat(128);
      const user = await made(password);
      expect(await identity.checkPassword(user.email, password)).toMatchObject({ id: user.id });
      expect(await identity.checkPassword(user.email, '🐉'.repeat(127))).toBeUndefined();
    });

    it('asked with a wrong secret is away: nobody is signed out, and no password is wrong', async () => {
      const user = await made(PASSWORD);
      const tokens = await identity.vouch(user.id);
      const web = new KeycloakBackend({ ...REALM_SETTINGS, url: server().url, webSecret: 'not-its-secret' });
      const auth = new KeycloakBackend({
        ...REALM_SETTINGS,
        url: server().url,
        authSecret: 'not-its-secret',
      });
      const away = { reason: 'IDENTITY_AWAY' };
      await expect(web.refresh(tokens?.refreshToken ?? '')).rejects.toMatchObject(away);
      await expect(web.checkPassword(user.email, PASSWORD)).rejects.toMatchObject(away);
      await expect(web.end(tokens?.refreshToken ?? '')).rejects.toMatchObject(away);
      await expect(auth.find({ id: user.id })).rejects.toMatchObject(away);
      expect(await identity.refresh(tokens?.refreshToken ?? '')).toBeDefined();
    });

    it('gets new keys, and nobody is signed out', async () => {
      const user = await made();
      const before = await identity.vouch(user.id);
      const jwks = `${server().url}/realms/fabula/protocol/openid-connect/certs`;
      const keys = new RemoteKeySet(jwks, { pause: 0, fresh: 600_000, stale: 3_600_000 });
      const players = playerVerifier({ jwks: keys.find, issuer: ISSUER, audience: 'fabula' });
      await players.verify(before?.accessToken ?? '');
      const added = await server().master.ask({
        method: 'POST',
        path: '/admin/realms/fabula/components',
        json: {
          ...{ name: 'next', providerId: 'ecdsa-generated', providerType: 'org.keycloak.keys.KeyProvider' },
          config: { priority: ['200'], ecdsaEllipticCurveKey: ['P-256'] },
        },
      });
      expect(added.status).toBe(201);
      const after = await identity.refresh(before?.refreshToken ?? '');
      const kid = (token = '') => decodeProtectedHeader(token).kid;
      expect(kid(after?.accessToken)).not.toBe(kid(before?.accessToken));
      for (const token of [after?.accessToken, (await identity.vouch(user.id))?.accessToken])
        expect(await players.verify(token ?? '')).toMatchObject({ sub: user.id });
      const other = playerVerifier({ jwks, issuer: ISSUER, audience: 'fabula' });
      expect(await other.verify(before?.accessToken ?? '')).toMatchObject({ sub: user.id });
    });

    it('knows nobody by an id that is none', async () => {
      for (const id of ['', '..', '../clients', `${randomUUID()}/groups`, 'x'])
        expect(await identity.find({ id })).toBeUndefined();
      expect(await identity.delete('')).toBe(false);
      expect(await identity.setEnabled('count', false)).toBe(false);
    });
  });
}
