import type { Role } from '../lib/session/current.ts';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');
const token = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.${part({})}`;

/** The tokens of somebody who is signed in, for an hour from now. */
export function tokensOf(email: string, role: Role = 'player', id = 'player-1') {
  const now = Math.floor(Date.now() / 1000);
  const accessToken = token({
    sub: id,
    email,
    iat: now,
    exp: now + 3600,
    realm_access: { roles: [role] },
  });
  const refreshToken = token({ sub: id, iat: now, exp: now + 3600, typ: 'Refresh' });
  return { accessToken, refreshToken, idToken: accessToken };
}

/** The same as the token endpoint answers them. */
export function grantOf(email: string, role: Role = 'player', id = 'player-1') {
  const { accessToken, refreshToken, idToken } = tokensOf(email, role, id);
  return { access_token: accessToken, refresh_token: refreshToken, id_token: idToken, expires_in: 3600 };
}
