import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyFile } from '../key-file.ts';
import { PARTS, type Part } from './parts.ts';
import { PUBLIC, PublicKeyFile, pemsIn, readPublished } from './public-keys.ts';
import type { PublicKeys } from './service.ts';

export interface PartKeys {
  readonly privateKey: KeyObject;
  readonly publicKeys: PublicKeys;
}

/**
 * Makes a signing key for each part that has none yet (`<part>.pem`, readable by its owner only) and writes everybody's
 * public keys to `public.json`; a part's earlier one stays beside its own.
 */
export function writeKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  publish(folder);
}

/**
 * Gives a part a new signing key. Until the next change its earlier one is good as well: the part signs with it until it is
 * started again, and the others read the new one when they first meet it.
 */
export function rotateKey(folder: string, part: Part): void {
  writeKeys(folder);
  makeKey(join(folder, `${part}.pem`));
  publish(folder);
}

/** A part's own private key and everybody's public keys. Throws where the folder lacks one. */
export function loadKeys(folder: string, part: Part): PartKeys {
  const privateKey = readKeyFile(join(folder, `${part}.pem`), createPrivateKey);
  return { privateKey, publicKeys: new PublicKeyFile(join(folder, PUBLIC)) };
}

function publish(folder: string): void {
  const file = join(folder, PUBLIC);
  const before = existsSync(file) ? readPublished(file) : {};
  const keys = PARTS.map((part) => [part, publicPems(ownKey(folder, part), before[part] ?? '')]);
  replace(file, JSON.stringify(Object.fromEntries(keys), null, 2), 0o644);
}

/** The part's own, then the one before it: processes of an earlier release read the first of two. */
function publicPems(key: KeyObject, before: string): string {
  const own = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const [earlier = ''] = pemsIn(before).filter((pem) => pem !== own);
  return own + earlier;
}

function ownKey(folder: string, part: Part): KeyObject {
  const path = join(folder, `${part}.pem`);
  return existsSync(path) ? readKeyFile(path, createPrivateKey) : makeKey(path);
}

function makeKey(path: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  replace(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  return privateKey;
}

/** A reader sees the old file or the new one, never half of one. */
function replace(path: string, content: string | Buffer, mode: number): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content, { mode });
  chmodSync(fresh, mode);
  renameSync(fresh, path);
}
