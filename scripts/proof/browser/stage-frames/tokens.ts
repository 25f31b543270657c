const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The stage's clock begins on 2026-01-01 at noon, and no scene lasts so long. */
const CLAIMS = {
  sub: '11111111-1111-4111-8111-111111111111',
  email: 'somebody@players.example',
  iat: Date.UTC(2026, 0, 1, 11) / 1000,
  exp: Date.UTC(2026, 0, 2) / 1000,
  realm_access: { roles: ['player'] },
};
/** Nobody looks at its signature here. */
const TOKEN = [part({ alg: 'none', typ: 'JWT' }), part(CLAIMS), ''].join('.');

/** As AuthService names them. */
export const tokensOf = () => ({
  accessToken: TOKEN,
  refreshToken: TOKEN,
  idToken: TOKEN,
  expiresIn: 40_000,
});

/** As OpenID Connect names them. */
export const TOKENS = JSON.stringify({
  access_token: TOKEN,
  refresh_token: TOKEN,
  id_token: TOKEN,
  expires_in: 40_000,
});
