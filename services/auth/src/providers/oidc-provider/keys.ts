import { readKeyFile } from '@fabula/kit/key-file';
import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const stored = z.object({
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }),
  cookieKeys: z.array(z.string()).min(1),
});

export interface IdentityKeys {
  /**
   * Private signing keys, whose public ones are all shown. The first one signs; the second will, after the next change; the
   * last one did before. A file of release 0.2.0 or earlier has but one.
   */
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookieKeys: readonly string[];
}

/** Reads auth's keys, the same for all its processes. Throws ConfigError where they are not there, or are none. */
export async function loadIdentityKeys(file: string): Promise<IdentityKeys> {
  return readKeyFile(file, (text) => stored.parse(JSON.parse(text)));
}

/** Finds the key that verifies a token, in the process that has the keys. */
export function verifyingKeys({ jwks }: IdentityKeys): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: jwks.keys.map(({ d: _secret, ...shown }) => shown) });
}
