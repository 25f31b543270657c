import { expect, it } from '@jest/globals';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { attackSuite } from './attack-suite.ts';
import { Browser } from './browser.ts';
import { MailRoom, reasonOf } from './mail-room.ts';

let room: MailRoom;

/** A token that the provider itself could have signed, with these claims in place of its own. */
async function signed(claims: object): Promise<string> {
  const { token } = await room.account();
  const [jwk = {}] = room.auth.identityKeys.jwks.keys;
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '' })
    .sign(await importJWK(jwk, 'ES256'));
}

function others(): void {
  it('a token of a clock that differs by a minute is taken while its time is not over, and no longer', async () => {
    const now = Math.floor(Date.now() / 1000);
    const profile = async (claims: object) =>
      reasonOf(room.auth.client.getProfile({}, new Browser().options(await signed(claims))));
    expect(await profile({ iat: now + 60, exp: now + 360 })).toBe('ok');
    expect(await profile({ iat: now - 60, exp: now + 240 })).toBe('ok');
    expect(await profile({ iat: now - 360, exp: now - 60 })).toBe('TOKEN_EXPIRED');
    expect(await profile({ exp: undefined })).toBe('INVALID_TOKEN');
    expect(await profile({ nbf: now + 60 })).toBe('INVALID_TOKEN');
  });
}

attackSuite(
  'oidc-provider',
  async () => {
    room = await MailRoom.open({ on: 'PGlite' });
    const strangers = () =>
      Promise.all(
        [{ aud: 'web' }, { aud: [] }, { aud: undefined }, { iss: 'https://evil.example' }].map(signed),
      );
    const disable = async (id: string) => {
      await room.auth.db.transaction((tx) => tx('oidc_users').where({ id }).update({ is_enabled: false }));
    };
    return { room, strangers, work: { disable, hashesOfSignIn: 1 } };
  },
  others,
);
