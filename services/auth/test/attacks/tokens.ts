import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { Browser } from '../browser.ts';
import { type MailRoom, reasonOf } from '../mail-room.ts';

/** `strangers` are tokens of the same issuer that are meant for others. */
export function tokenAttacks(room: () => MailRoom, strangers: () => Promise<string[]>): void {
  describe('a token', () => {
    const profile = (playerToken: string) =>
      reasonOf(room().auth.client.getProfile({}, new Browser().options(playerToken)));
    const encoded = (value: object | string) =>
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
    const publicKeys = async () => (await fetch(room().auth.jwks)).text();
    const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });

    async function forged(header: Record<string, string>): Promise<string> {
      const { token } = await room().account();
      return new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(own.privateKey);
    }

    it('that is genuine is taken; unsigned, cut or with other claims it is not', async () => {
      const { token } = await room().account();
      expect(await profile(token)).toBe('ok');
      const [head = '', body = '', signature = ''] = token.split('.');
      const unsigned = encoded({ alg: 'none' });
      const claims = decodeJwt(token);
      const more = encoded({ ...claims, realm_access: { roles: ['team'] } });
      for (const bad of [
        ...[`${unsigned}.${body}.`, `${unsigned}.${body}.${signature}`, `${head}.${more}.${signature}`],
        ...[`${head}.${body}.`, `${head}.${body}`, `${token}x`, 'x', '..'],
      ])
        expect(await profile(bad)).not.toBe('ok');
    });

    it('signed with the public key as if it were a secret is not taken', async () => {
      const { token } = await room().account();
      const keys = await publicKeys();
      const { kid } = decodeProtectedHeader(token);
      for (const secret of [keys, JSON.stringify(JSON.parse(keys).keys[0])]) {
        const signed = `${encoded({ alg: 'HS256', kid })}.${token.split('.')[1]}`;
        const signature = createHmac('sha256', secret).update(signed).digest('base64url');
        expect(await profile(`${signed}.${signature}`)).toBe('INVALID_TOKEN');
      }
    });

    it('that brings its own key, or names one by a path or an address, is not taken', async () => {
      const { kid = '' } = decodeProtectedHeader((await room().account()).token);
      const jwk = JSON.stringify(own.publicKey.export({ format: 'jwk' }));
      for (const header of [
        ...[
          { kid },
          { kid: '../../../../dev/null' },
          { kid: "' or 1=1 --" },
          { jku: 'https://evil.example/jwks' },
        ],
        ...[
          { kid, x5u: 'https://evil.example/cert' },
          { kid, jwk },
        ],
      ])
        expect(await profile(await forged(header))).toMatch(/^INVALID_(SIGNATURE|TOKEN)$/);
    });

    it('of another kind is none: an id token, a stub of a refresh token, a link’s secret', async () => {
      const { email, browser, token, idToken } = await room().account();
      const { session } = await room().auth.client.resumeSession({}, browser.options());
      const { secret } = await room().magicLink(email, browser);
      for (const other of [idToken, session?.refreshToken ?? '', secret])
        expect(await profile(other)).not.toBe('ok');
      expect(await profile(token)).toBe('ok');
    });

    it('of this very issuer that is meant for somebody else is not taken', async () => {
      const others = await strangers();
      for (const other of others) expect(await profile(other)).toMatch(/^(WRONG_AUDIENCE|INVALID_TOKEN)$/);
      expect(others).not.toEqual([]);
    });
  });
}
