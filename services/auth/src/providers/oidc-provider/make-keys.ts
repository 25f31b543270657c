import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '@fabula/kit/config';
import { replaceFile } from '@fabula/kit/replace-file';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type IdentityKeys, loadIdentityKeys } from './keys.ts';

/**
 * Makes the file with auth's keys where there is none, readable by its owner only, and answers what it holds. Of several who
 * make it at once all get the same. Throws ConfigError where it is missing and cannot be written.
 */
export async function makeIdentityKeys(file: string): Promise<IdentityKeys> {
  if (!existsSync(file)) {
    const keys = { jwks: { keys: [await newKey(), await newKey()] }, cookieKeys: [newCookieKey()] };
    writing(file, () => writeOnce(file, JSON.stringify(keys)));
  }
  return loadIdentityKeys(file);
}

/** What a change of keys came to: a file with one key alone has the next one announced first. */
export type Rotation = 'changed' | 'announced';

/**
 * Lets the announced key sign, announces another, and keeps the one that signed: whoever asks a process that was not started
 * again since finds the new one there all the same, so nobody is signed out. What seals mails and audits stays.
 */
export async function rotateIdentityKeys(file: string): Promise<Rotation> {
  const { jwks, cookieKeys } = await loadIdentityKeys(file);
  const [signing, next] = jwks.keys;
  const fresh = await newKey();
  const keys = next ? [next, fresh, signing] : [signing, fresh];
  writing(file, () => replaceFile(file, JSON.stringify({ jwks: { keys }, cookieKeys }), 0o600));
  return next ? 'changed' : 'announced';
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

const newCookieKey = () => randomBytes(32).toString('base64url');

/** Whole or not at all, and never over another's. */
function writeOnce(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, text, { mode: 0o600 });
  try {
    linkSync(fresh, file);
  } catch (error) {
    // Somebody else made it a moment ago: theirs counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
}

function writing(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const what = existsSync(file) ? 'cannot be changed here' : 'is missing, and cannot be made here';
    throw new ConfigError([`${file} ${what} (${code}): make it where it can be written.`]);
  }
}
