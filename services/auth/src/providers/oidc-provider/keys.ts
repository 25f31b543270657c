import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readKeyFile } from '@fabula/kit/key-file';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const stored = z.object({
  jwks: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }),
  cookieKeys: z.array(z.string()).min(1),
});

export interface IdentityKeys {
  /** Private signing keys; the first one signs. */
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly cookieKeys: readonly string[];
}

/** Reads the signing keys from a file that only its owner can read; makes them at the first start. */
export async function loadIdentityKeys(file: string): Promise<IdentityKeys> {
  if (existsSync(file)) return readKeyFile(file, (text) => stored.parse(JSON.parse(text)));
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  const keys = { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

/** Finds the key that verifies a token, in the process that has the keys. */
export function verifyingKeys({ jwks }: IdentityKeys): JWTVerifyGetKey {
  return createLocalJWKSet({ keys: jwks.keys.map(({ d: _secret, ...shown }) => shown) });
}
