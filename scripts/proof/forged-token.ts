import { join } from 'node:path';
import { loadIdentityKeys } from '@fabula/auth/providers/oidc-provider/keys';
import { generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';

export interface TokenOptions {
  readonly issuer: string;
  readonly audience?: string;
  /** Seconds from now; below 0: it has expired. */
  readonly lifetimeS?: number;
  /** Signed with the site's own key, else with one that nobody knows. */
  readonly isOurs?: boolean;
}

/** A token that the site did not give, signed with its own key from the data folder where that is wanted. */
export async function forgedToken(dataFolder: string, options: TokenOptions): Promise<string> {
  const { issuer, audience = 'fabula', lifetimeS = 300, isOurs = true } = options;
  const { jwks } = await loadIdentityKeys(join(dataFolder, 'keys/identity.json'));
  const [own] = jwks.keys;
  if (!own) throw new Error('there is no key');
  const key = isOurs ? await importJWK(own, 'ES256') : (await generateKeyPair('ES256')).privateKey;
  const now = Math.floor(Date.now() / 1000);
  const claims: JWTPayload = { realm_access: { roles: ['team'] } };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', ...(own.kid && { kid: own.kid }) })
    .setSubject('somebody')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now - 600)
    .setExpirationTime(now + lifetimeS)
    .sign(key);
}
